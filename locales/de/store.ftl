### The library on the disk: what can go wrong, and what people should know.

store-denied = Dort darf das Programm nicht schreiben.
store-full = Der Datenträger ist voll.
store-other-copy = Fondaco ist schon in einem anderen Fenster geöffnet.
store-newer = Dieses Archiv stammt von einer neueren Version von Fondaco. Es blieb unverändert; öffnet es bitte mit der neueren Version.
store-damaged = Das Archiv ist beschädigt.
store-no-such-game = Eine Partie { $number } gibt es nicht.
store-conflict = Diese Partie ist inzwischen anderswo weitergegangen. So steht sie jetzt.
store-disk = Mit dem Datenträger stimmt etwas nicht.

## News, shown until somebody has read them.

store-read-only-other = Fondaco ist schon in einem anderen Fenster geöffnet. Hier könnt ihr alles ansehen, aber nichts eintragen.
store-read-only-denied = Im Ordner { $folder } lässt sich nichts speichern. Ihr könnt alles ansehen, aber was ihr eintragt, bleibt nicht erhalten.
store-recovered = Das Archiv war beschädigt. Jetzt gilt die Sicherung vom { $when }, und { $games ->
    [one] eine Partie ist
   *[other] { $games } Partien sind
} wieder da. Die beschädigte Datei findet ihr unter { $aside }.
store-recovered-bare = Das Archiv war beschädigt, und eine Sicherung gab es nicht. Gerettet ist, was noch lesbar war: { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}. Die beschädigte Datei findet ihr unter { $aside }.
store-recovered-saved = Auch { $entries ->
    [one] ein späterer Eintrag ließ
   *[other] { $entries } spätere Einträge ließen
} sich aus der beschädigten Datei retten.
store-recovery-done = Das Archiv war beschädigt, und die Wiederherstellung wurde unterbrochen. Jetzt ist sie fertig.
store-from-files = { $games ->
    [one] Eine Partie ist
   *[other] { $games } Partien sind
} aus einzelnen Dateien ins Archiv umgezogen. Die Dateien bleiben, wie sie sind.
store-files-left = { $files ->
    [one] Eine Datei war
   *[other] { $files } Dateien waren
} nicht zu lesen.
store-read = Alles klar
