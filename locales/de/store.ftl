### The library on the disk: what can go wrong, and what people should know.

store-denied = Dort darf das Programm nicht schreiben.
store-full = Der Datenträger ist voll.
store-other-copy = Fondaco ist schon in einem anderen Fenster geöffnet.
store-newer = Dieses Archiv stammt von einer neueren Version von Fondaco. Es blieb unverändert; öffnet es bitte mit der neueren Version.
store-damaged = Das Archiv ist beschädigt.
store-no-such-game = Eine Partie { $number } gibt es nicht.
store-conflict = Diese Partie ist inzwischen anderswo weitergegangen. So steht sie jetzt.
store-disk = Mit dem Datenträger stimmt etwas nicht.
store-unreadable = Das Programm darf { $path } nicht lesen.
store-not-a-file = { $path } ist keine gewöhnliche Datei und bleibt unangetastet.
store-not-a-folder = Der Ordner { $path } lässt sich nicht anlegen: Eine Datei ist im Weg.
store-busy = Ein anderes Programm benutzt das Archiv und gibt es nicht frei. Versucht es gleich noch einmal.
store-stopped = Abgebrochen. Es hat sich nichts geändert.

## News, shown until somebody has read them.

store-read-only-other = Fondaco ist schon in einem anderen Fenster geöffnet. Hier könnt ihr alles ansehen, aber nichts eintragen.
store-read-only-denied = Im Ordner { $folder } lässt sich nichts speichern. Ihr könnt alles ansehen, aber was ihr eintragt, bleibt nicht erhalten.
store-recovered = Das Archiv war beschädigt. Jetzt gilt die Sicherung vom { $when }, und { $games ->
    [one] eine Partie ist
   *[other] { $games } Partien sind
} wieder da.
store-recovered-bare = Das Archiv war beschädigt, und keine Sicherung war zu gebrauchen. Gerettet ist, was noch lesbar war: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}.
store-recovered-aside = Die beschädigte Datei findet ihr unter { $aside }.
store-recovered-saved = Auch { $entries ->
    [one] ein späterer Eintrag ließ
   *[other] { $entries } spätere Einträge ließen
} sich aus der beschädigten Datei retten.
store-loss = In Partie { $number } { $lost ->
    [one] fehlt einer
   *[other] fehlen { $lost }
} von { $had ->
    [one] einem Eintrag
   *[other] { $had } Einträgen
}.
store-loss-gap = In Partie { $number } { $lost ->
    [one] fehlt einer
   *[other] fehlen { $lost }
} von { $had ->
    [one] einem Eintrag
   *[other] { $had } Einträgen
}. Sie steht jetzt so da wie vor dem ersten fehlenden; { $behind ->
    [one] ein späterer Eintrag ist
   *[other] { $behind } spätere Einträge sind
} noch erhalten.
store-loss-changed = Partie { $number } ist nicht mehr ganz dieselbe: Mindestens ein Eintrag lautet jetzt anders.
store-losses-more = { $games ->
    [one] In einer weiteren Partie fehlen Einträge.
   *[other] In { $games } weiteren Partien fehlen Einträge.
}
store-lost-entries = { $entries ->
    [one] Insgesamt fehlt ein Eintrag.
   *[other] Insgesamt fehlen { $entries } Einträge.
}
store-replaced = An der Stelle des Archivs lag plötzlich eine andere Datei. Das Archiv ist wieder an seinem Platz, mit allem, was darin war. Was nur in der anderen Datei stand, ist dazugekommen. Die andere Datei findet ihr unter { $aside }.
store-removed = Die Datei des Archivs ist verschwunden, während das Archiv geöffnet war. Sie ist wieder da, mit allem, was darin war.
store-displaced = An der Stelle des Archivs liegt jetzt eine andere Datei, und ein anderes Fondaco-Fenster schreibt schon hinein. Alles, was hier geöffnet war, findet ihr unter { $aside }.
store-missing = Im Archiv steht weniger als beim letzten Mal: Es { $entries ->
    [one] fehlt ein Eintrag
   *[other] fehlen { $entries } Einträge
}. Falls niemand mit Absicht eine ältere Kopie dorthin gelegt hat, findet sich das Fehlende vielleicht in einer Sicherung: { $folder }
store-missing-games = Im Archiv steht weniger als beim letzten Mal: Es { $games ->
    [one] fehlt eine Partie
   *[other] fehlen { $games } Partien
}. Falls niemand mit Absicht eine ältere Kopie dorthin gelegt hat, findet sich das Fehlende vielleicht in einer Sicherung: { $folder }
store-another = Das ist nicht das Archiv, das hier zuletzt benutzt wurde. Falls es niemand mit Absicht dorthin gelegt hat, findet sich das andere vielleicht in den Sicherungen: { $folder }
store-no-backup = Es ließ sich keine Sicherung anlegen. { $reason }
store-no-settings = Die Einstellungen waren nicht zu lesen. { $reason }
store-read = Alles klar
