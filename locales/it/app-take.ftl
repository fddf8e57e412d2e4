### Taking a game along: files and the code for a phone, on the page with the result.

app-take-title = Salva o condividi
app-take-bgstats = Inquadrate il codice con il telefono per salvare il risultato in BG Stats. Con un clic il codice si ingrandisce.

## Buttons: kinds of files

app-take-link = Copia il link
app-take-record = File partita
app-take-csv = Tabella (CSV)
app-take-svg = Foglio punti (SVG)
app-take-png = Foglio punti (immagine)
app-take-saved = Salvato: { $path }
app-take-failed = Non si può salvare { $path }. { $reason }

app-take-open-folder = Apri la cartella
app-take-not-opened = Su questo computer la cartella non si può aprire. Il file è in { $path }
app-take-put-away = Un clic o Esc lo chiude.
