### Comfort: the voice, the clocks, and what moves.

## Settings

app-comfort-voice = Voce
app-comfort-voice-off = Muta
app-comfort-voice-on = Il programma chiama
app-comfort-voice-engine = Ognuno viene chiamato nella sua lingua, con { $engine }.
app-comfort-voice-none = Su questo computer non c’è ancora niente che sappia parlare. Installate espeak-ng o Speech Dispatcher (su Debian e Ubuntu: sudo apt install espeak-ng), poi riavviate Fondaco.
app-comfort-voice-try = Fai una prova
app-comfort-voice-sample = Buona sera. Vi dirò io a chi tocca.
app-comfort-voice-hoarse = La voce non ha funzionato. Le chiamate si possono ancora leggere.
app-comfort-timer = Orologio per ogni turno
app-comfort-timer-off = Nessun orologio
app-comfort-timer-seconds = { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}
app-comfort-timer-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
app-comfort-timer-hint = Tempo che resta per questo turno
app-comfort-clock = Orologio della partita
app-comfort-clock-off = Nessun orologio
app-comfort-clock-on = Da quanto siete al tavolo
app-comfort-clock-hint = Al tavolo da
app-comfort-motion = Movimento
app-comfort-motion-some = Un poco, dove aiuta a capire
app-comfort-motion-none = Tutto resta fermo

## Keys

app-comfort-keys-voice = Accende o spegne la voce
