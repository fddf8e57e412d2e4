### My box: what people told once about their own copies of the games. A page behind the settings.

app-box-title = Eure Schachtel
app-box-hint = Was ihr einmal über eure Spiele verraten habt und nie wieder sagen müsst.
app-box-about = Das weiß Fondaco über eure eigenen Spiele. Ihr könnt es berichtigen, etwas davon vergessen lassen oder alles mitnehmen. Die Partien im Archiv bleiben, wie sie sind.
app-box-empty = Hier ist noch nichts. Was ihr beim Spielen von euren Karten oder vom Spielplan ablest, kommt hierher, und was andere wissen, könnt ihr übernehmen.
app-box-line = { $heading }: { $what }

## Changing something

app-box-rename = Umbenennen
app-box-name-it = OK
app-box-forget = Vergessen
app-box-forgotten = Vergessen: { $what }
app-box-renamed = { $old } heißt jetzt { $new }.
app-box-chosen = Notiert: { $what }
app-box-brought-back = Alles ist wieder wie vorher.

## Taking it along

app-box-file = Als Datei speichern
app-box-copy = Als Code kopieren
app-box-copied = Der Code ist kopiert. Fügt ihn in eine Nachricht ein, dann lässt er sich anderswo einlesen.
app-box-scan = Oder scannt das hier mit dem Handy und schickt es weiter.
app-box-no-picture = Für ein Bild ist es zu viel. In der Datei und im kopierten Code ist alles drin.

## Bringing something in

app-box-bring = Was andere wissen
app-box-bring-hint = Zieht die Datei hierher, fügt einen Code ein oder tippt ein, wo die Datei liegt.
app-box-bring-field = Code oder Datei
app-box-found = Das steckt drin:
app-box-nothing = Da steckt nichts drin.
app-box-taken = Jetzt ist es auch in eurer Schachtel.
app-box-too-large = Das ist zu groß für eine Schachtel: mehr als { $limit } kB. Geändert hat sich nichts.
app-box-no-code = Das ist kein Code für eine Schachtel. Geändert hat sich nichts.
app-box-fault = Mit diesem Code geht es nicht. { $reason } Geändert hat sich nichts.
