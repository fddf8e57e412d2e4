### Games from a file: what comes of them. The first ones stand before and after it is done.

import-new = { $games ->
    [one] C’è una partita nuova.
   *[other] Ci sono { $games } partite nuove.
}
import-known = { $games ->
    [one] Una partita è già nell’archivio.
   *[other] { $games } partite sono già nell’archivio.
}
import-goes-on = La partita { $number } va avanti: { $entries ->
    [one] una mossa
   *[other] { $entries } mosse
} in più.
import-parted = Nel file la partita { $number } prende un’altra strada. Restano tutte e due le versioni.
import-back = La partita { $number } era stata eliminata e torna al suo posto.
import-refused = La partita numero { $number } del file resta fuori. { $reason }
import-illegal = La mossa { $number } non è regolare. { $reason }
import-nothing = In questo file non c’è niente di nuovo.
import-done = Fatto: { $games ->
    [one] una partita importata
   *[other] { $games } partite importate
}.
import-more-changed = { $games ->
    [one] Un’altra partita va avanti, torna al suo posto o prende un’altra strada.
   *[other] Altre { $games } partite vanno avanti, tornano al loro posto o prendono un’altra strada.
}
import-more-refused = { $games ->
    [one] Ne resta fuori un’altra.
   *[other] Ne restano fuori altre { $games }.
}
