### Games from a file: what comes of them. The first ones stand before and after it is done.

import-new = { $games ->
    [one] Eine Partie ist neu.
   *[other] { $games } Partien sind neu.
}
import-known = { $games ->
    [one] Eine Partie habt ihr schon.
   *[other] { $games } Partien habt ihr schon.
}
import-goes-on = Partie { $number } geht weiter: { $entries ->
    [one] ein neuer Eintrag
   *[other] { $entries } neue Einträge
}.
import-parted = Partie { $number } verläuft in der Datei anders. Ihr behaltet beide Fassungen.
import-back = Partie { $number } war gelöscht und ist wieder da.
import-refused = Nummer { $number } in der Datei bleibt draußen. { $reason }
import-illegal = Eintrag { $number } verstößt gegen die Regeln: { $reason }
import-nothing = In dieser Datei steht nichts Neues.
import-done = { $games ->
    [one] Eine Partie ist übernommen.
   *[other] { $games } Partien sind übernommen.
}
import-more-changed = { $games ->
    [one] Noch eine Partie geht weiter, kommt zurück oder verläuft anders.
   *[other] { $games } weitere Partien gehen weiter, kommen zurück oder verlaufen anders.
}
import-more-refused = { $games ->
    [one] Eine weitere Nummer bleibt ebenfalls draußen.
   *[other] { $games } weitere Nummern bleiben ebenfalls draußen.
}
