### Why a file is not a record of a game. One line each, shown behind the file's name.

record-too-large = È troppo grande per essere una partita: più di { $limit } kB.
record-not-json = Non si può leggere come JSON: riga { $line }, colonna { $column }.
record-fault = { $place }: { $fault }

## The faults.

record-missing = Questo dato manca.
record-unknown = Questo dato qui non ci va.
record-twice = Questo dato c’è due volte.
record-not-both = O questo dato o «{ $other }», non tutti e due.
record-expected = { $expected ->
    [object] Qui ci vuole un oggetto tra parentesi graffe.
    [list] Qui ci vuole una lista tra parentesi quadre.
    [text] Qui ci vuole un testo tra virgolette.
    [whole] Qui ci vuole un numero intero, da 0 in su.
   *[flag] Qui ci vuole true oppure false.
}
record-version = Questa versione è «{ $found }». Si può leggere solo «{ $known }».
record-game = Il gioco «{ $found }» non è conosciuto.
record-word = «{ $found }» qui non è un valore conosciuto. Valori possibili: { $known }.
record-card = «{ $found }» non è una carta di questo gioco.
record-camels = Una carta prezzo mostra da { $least } a { $most } cammelli, non { $found }.
record-good-twice = Questa merce è due volte nella fila: { $good }.
record-players = { $found ->
    [one] Qui gioca una persona sola
   *[other] Qui giocano { $found } persone
}, ma si gioca almeno in { $least } e al massimo in { $most }.
record-seat = Il posto { $found } non c’è. I posti vanno da 0 a { $last }.
record-id = L’id «{ $found }» può avere solo lettere minuscole, cifre e trattini, al massimo 64.
record-time = «{ $found }» non è una data valida, come 2026-11-16T19:30:00Z.
record-name-empty = Il nome è vuoto.
record-name-too-long = Il nome ha { $length } caratteri. Il massimo è { $limit }.
record-name-unprintable = Il nome contiene caratteri di controllo.
record-name-twice = Ci sono due persone di nome «{ $name }».
