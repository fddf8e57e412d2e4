### Kathai for whoever does not know it yet. These texts are found by their ids.

kathai-about-name = Kathai
kathai-about-part = Prossima vendita
kathai-about-example = eva vende tè con 2 carte

## What happens in a step, in one or two sentences.

kathai-about-lesson-begin = Ognuno ha tre carte, e la fila mostra quanto rende oggi ogni merce. Chi è di turno pesca una carta e poi fa una cosa sola.
kathai-about-lesson-trade = Due persone si accordano e si scambiano delle carte. Una delle due è sempre chi è di turno.
kathai-about-lesson-trades = Più affari nello stesso turno, uno dopo l’altro. Dopo ognuno, nessuno può avere più di sette carte.
kathai-about-lesson-bury = Stavolta niente affari. Una carta va sotto il mazzo, e quella in cima viene in mano.
kathai-about-lesson-sale = Una vendita: tutte insieme, le carte mostrano abbastanza merci per i cammelli. Ogni carta è un punto, il posto aggiunge il suo bonus, poi la merce va alla X.
kathai-about-lesson-best-sale = Una vendita al +4. Servono molte merci, ma ai punti delle carte se ne aggiungono quattro.
kathai-about-lesson-freeing-sale = La merce venduta era sotto la carta tangente. La tangente va negli scarti, e la coppia non è più bloccata.
kathai-about-lesson-bribe = Una carta della mano corrompe il mercato: due merci vicine si scambiano di posto. La carta resta sopra, coperta, e per ora nessuno può rimetterle com’erano.
kathai-about-lesson-bribe-with-exchange = Anche una carta scambio può pagare una tangente. In caso di parità, però, mancherà.
kathai-about-lesson-lock-moves = Una tangente per un’altra coppia. La carta nuova blocca queste due merci, e la vecchia coppia è di nuovo libera.
kathai-about-lesson-draw-again = Si scarta una carta scambio e si pesca un’altra carta. Per questo turno è tutto.
kathai-about-lesson-pass = Stavolta niente. A volte conviene aspettare che il prezzo salga.
kathai-about-lesson-full-hand = Chi è di turno adesso ha già sette carte e non pesca. È proprio ora di vendere.
kathai-about-lesson-last-card = Qualcuno pesca l’ultima carta. Dopo questo turno ne restano due a testa, e non si pesca più.
kathai-about-lesson-last-turns = Sono gli ultimi turni. Quello che non si vende adesso non vale più niente.
kathai-about-lesson-end = L’ultimo turno è finito, e contano solo le vendite. In caso di parità vince chi ha più carte scambio.

## How something is entered. Short: one line on the screen.

kathai-about-method-turn = Una mossa per turno: scegliete in basso che cosa si è fatto. La pesca si conta da sola.
kathai-about-method-trade = Per fare affari cliccate sul posto dell’altra persona; una carta per una è già pronta.
kathai-about-method-sell = Per vendere cliccate sulla carta merce; quanto rende si vede prima di inserire.
kathai-about-method-bribe = Per corrompere cliccate sulle frecce tra due merci e dite con che cosa si paga.

## What is counted over many games: heads of narrow columns, and what they mean.

kathai-about-figure-sales = Vendite
kathai-about-figure-sales-explained = Vendite: quante se ne fanno in media a partita.
kathai-about-figure-best-sale = La migliore
kathai-about-figure-best-sale-explained = La migliore: i punti della vendita più ricca.
kathai-about-figure-bribes = Tangenti
kathai-about-figure-bribes-explained = Tangenti: quante volte in media a partita si corrompe il mercato.
kathai-about-figure-trades = Affari
kathai-about-figure-trades-explained = Affari: in quanti dei propri turni si fanno affari, in media a partita.
kathai-about-figure-exchange = Scambio
kathai-about-figure-exchange-explained = Scambio: quante carte scambio restano alla fine, in media.
