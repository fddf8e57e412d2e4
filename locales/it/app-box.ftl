### My box: what people told once about their own copies of the games. A page behind the settings.

app-box-title = La mia scatola
app-box-hint = Quello che avete detto una volta sui vostri giochi e che nessuno vi chiederà più.
app-box-about = Ecco che cosa sa Fondaco dei vostri giochi. Potete correggere o far dimenticare quello che volete, oppure esportare tutto. Le partite nell’archivio restano come sono.
app-box-empty = Qui non c’è ancora niente. Ci finirà quello che leggete sulle carte o sulla mappa mentre giocate, e potete importare anche quello che sanno gli altri.
app-box-line = { $heading }: { $what }

## Changing something

app-box-rename = Rinomina
app-box-name-it = OK
app-box-forget = Dimentica
app-box-forgotten = Dimenticato: { $what }
app-box-renamed = { $old } adesso si chiama { $new }.
app-box-chosen = Annotato: { $what }
app-box-brought-back = Tutto è tornato come prima.

## Taking it along

app-box-file = Salva su file
app-box-copy = Copia come codice
app-box-copied = Il codice è copiato. Incollatelo in un messaggio: così si può importare altrove.
app-box-scan = Oppure inquadrate il codice con il telefono e mandatelo a qualcuno.
app-box-no-picture = È troppo per un’immagine. Nel file e nel codice copiato c’è tutto.

## Bringing something in

app-box-bring = Quello che sanno gli altri
app-box-bring-hint = Trascinate qui il file, incollate un codice o scrivete dove si trova il file.
app-box-bring-field = Codice o file
app-box-found = Dentro c’è questo:
app-box-nothing = Dentro non c’è niente.
app-box-taken = Adesso è anche nella vostra scatola.
app-box-too-large = È troppo grande per una scatola: più di { $limit } kB. Non è cambiato niente.
app-box-no-code = Questo non è il codice di una scatola. Non è cambiato niente.
app-box-fault = Questo codice non va bene. { $reason } Non è cambiato niente.
