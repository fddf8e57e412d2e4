### Kathai for whoever does not know it yet. These texts are found by their ids.

kathai-about-name = Kathai
kathai-about-part = Prossima vendita
kathai-about-example = eva vende tè con 2 carte

## What happens in a step, in one or two sentences.

kathai-about-lesson-begin = Ognuno ha tre carte, e la fila mostra quanto rende ogni merce in questo momento. Chi è di turno pesca una carta e poi fa una cosa sola.
kathai-about-lesson-trade = Due persone si accordano e si scambiano delle carte. Una delle due è sempre chi è di turno.
kathai-about-lesson-trades = Più scambi nello stesso turno, uno dopo l’altro. Dopo ognuno, nessuno può avere più di sette carte.
kathai-about-lesson-bury = Stavolta niente scambi. Una carta va sotto il mazzo, e si pesca quella in cima.
kathai-about-lesson-sale = Una vendita: tutte insieme, le carte mostrano almeno tante merci quanti sono i cammelli. Ogni carta dà un punto, la carta prezzo aggiunge il suo bonus, poi la merce va alla X.
kathai-about-lesson-best-sale = Una vendita al +4. Servono molte merci, ma oltre ai punti delle carte se ne prendono altri quattro.
kathai-about-lesson-freeing-sale = La merce venduta era sotto la carta tangente. La tangente va negli scarti, e la coppia non è più bloccata.
kathai-about-lesson-bribe = Una carta della mano corrompe il mercato: due merci vicine si scambiano di posto. La carta resta sopra, coperta, e per ora nessuno può rimetterle com’erano.
kathai-about-lesson-bribe-with-exchange = Anche con una carta scambio si può corrompere il mercato. In caso di parità, però, mancherà.
kathai-about-lesson-lock-moves = Una tangente per un’altra coppia. La carta nuova blocca queste due merci, e la vecchia coppia è di nuovo libera.
kathai-about-lesson-draw-again = Si scarta una carta scambio e si pesca un’altra carta. Per questo turno è tutto.
kathai-about-lesson-pass = Stavolta niente. A volte conviene aspettare che il prezzo salga.
kathai-about-lesson-full-hand = Chi è di turno adesso ha già sette carte e non pesca. È proprio ora di vendere.
kathai-about-lesson-last-card = Qualcuno pesca l’ultima carta. Dopo questo turno ne restano due a testa, e non si pesca più.
kathai-about-lesson-last-turns = Sono gli ultimi turni. Quello che non si vende adesso non vale più niente.
kathai-about-lesson-end = L’ultimo turno è finito, e contano solo le vendite. In caso di parità vince chi ha più carte scambio.

## How something is entered. Short: one line on the screen.

kathai-about-method-turn = Una mossa per turno: scegliete in basso che cosa si è fatto. La pesca la conta il programma.
kathai-about-method-trade = Per scambiare cliccate sull’altra persona: una carta per una è già impostata.
kathai-about-method-sell = Per vendere cliccate sulla carta merce; prima di inserire vedete quanto rende.
kathai-about-method-bribe = Per corrompere cliccate sulle frecce tra due merci e dite con che cosa si paga.

## What is counted over many games: heads of narrow columns, and what they mean.

kathai-about-figure-sales = Vendite
kathai-about-figure-sales-explained = Vendite: quante se ne fanno in media a partita.
kathai-about-figure-best-sale = La migliore
kathai-about-figure-best-sale-explained = La migliore: i punti della vendita più ricca.
kathai-about-figure-bribes = Tangenti
kathai-about-figure-bribes-explained = Tangenti: quante volte, in media a partita, si corrompe il mercato.
kathai-about-figure-trades = Scambi
kathai-about-figure-trades-explained = Scambi: in quanti turni, in media a partita, si scambiano carte.
kathai-about-figure-exchange = Carte scambio
kathai-about-figure-exchange-explained = Carte scambio: quante ne restano alla fine, in media.
