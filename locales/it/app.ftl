### The window: its frame, the start, the settings.

app-name = Fondaco
app-about = Il vostro assistente per giochi di mercanti, su un tavolo vero

## Everywhere

app-home = Inizio
app-back = Indietro
app-undo = Annulla
app-redo = Rifai
app-keys = Tasti

## The start: large choices. The hints stand beneath them in small print.

app-new = Nuova partita
app-new-hint = Quale gioco, chi gioca, chi comincia e come si prepara il tavolo, passo per passo
app-continue = Continua
app-continue-game = Continua { $game }
app-continue-hint = { $names }: round { $round } di { $rounds }
app-continue-none = Nessuna partita in sospeso.
app-rulebook = Regolamento
app-rulebook-hint = Tutte le regole, in tre lingue
app-library = Archivio
app-library-hint = Le partite che avete giocato
app-settings = Impostazioni
app-settings-hint = Lingua, colori, grandezza del testo

## Settings

app-settings-language = Lingua del tavolo
app-settings-theme = Colori
app-settings-theme-system = Come il sistema
app-settings-theme-light = Pergamena
app-settings-theme-dark = Mercato notturno
app-settings-theme-contrast = Alto contrasto
app-settings-text = Grandezza del testo
app-settings-text-normal = Normale
app-settings-text-large = Grande
app-settings-totals = Totali durante una partita a Byzanz
app-settings-totals-hidden = Nascosti: il profitto resta coperto
app-settings-totals-shown = Visibili
app-settings-folder = Le vostre partite si trovano in { $folder }.

## When something cannot be kept

app-not-kept = In { $folder } non si può salvare niente. { $reason } Potete continuare a giocare; a ogni mossa il programma riprova.
app-not-kept-yet = In { $folder } non si può salvare niente. { $reason } Se chiudete adesso, le ultime mosse vanno perse. Chiudete un’altra volta se è quello che volete.
app-not-opened = Le partite in { $folder } non si possono leggere. { $reason }
