### Comfort: the voice, the clocks, and what moves.

## Settings

app-comfort-voice = Voce
app-comfort-voice-off = Muta
app-comfort-voice-on = Dice a chi tocca
app-comfort-voice-brief = Solo a chi tocca
app-comfort-voice-detail = Anche che cosa fare
app-comfort-voice-engine = Ognuno sente gli annunci nella propria lingua. La voce è di { $engine }.
app-comfort-voice-none = Su questo computer non c’è ancora niente che sappia parlare. Installate espeak-ng o Speech Dispatcher (su Debian e Ubuntu: sudo apt install espeak-ng), poi riavviate Fondaco.
app-comfort-voice-try = Fai una prova
app-comfort-voice-sample = Buonasera. Vi dirò io a chi tocca.
app-comfort-voice-hoarse = La voce si è interrotta. Gli annunci si possono comunque leggere.
app-comfort-timer = Timer per ogni turno
app-comfort-timer-off = Nessun timer
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
app-comfort-motion = Animazioni
app-comfort-motion-some = Poche, dove aiutano a capire
app-comfort-motion-none = Nessuna

## Keys

app-comfort-keys-voice = Accendi o spegni la voce

app-comfort-reveal = Il risultato
app-comfort-reveal-off = Tutto in una volta
app-comfort-reveal-on = Dall’ultimo posto al primo
