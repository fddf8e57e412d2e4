## Aim

kathai-chapter-aim = Lo scopo del gioco

kathai-aim = Raccogliete sale, oro, seta, spezie e tè, scambiate carte tra di voi e vendete quando il prezzo è buono. Ogni vendita dà punti e fa muovere i prezzi. Vince chi alla fine ha più punti.
    .title = Che cosa si fa e come si vince

kathai-box = Si gioca in tre, in quattro o in cinque. Le carte commercio sono 55: ognuna mostra da una a tre merci, al massimo di due tipi. Le 5 carte prezzo sono +4, +2, +1, +0 e X; la X vuol dire invendibile. Le 5 carte merce sono sale, oro, seta, spezie e tè.
    .title = Che cosa c’è nella scatola

## Setup

kathai-chapter-setup = La preparazione

kathai-setup-row = Mettete in fila le carte prezzo, da sinistra a destra: +4, +2, +1, +0, X. Le cinque carte merce si mescolano, e ne va una sotto ogni prezzo: così si vede sempre quanto vale ogni merce in quel momento. L’ordine delle merci può sorteggiarlo il programma, oppure gli dite voi com’è sul vostro tavolo.
    .title = La fila

kathai-setup-deal = Le carte commercio sono 55: mescolatele bene e datene tre a testa, coperte. Le altre formano il mazzo. Devono essere 46 in tre, 43 in quattro, 40 in cinque.
    .title = Dare le carte

kathai-setup-camels = Sulle carte prezzo +4, +2, +1 e +0 ci sono dei cammelli: dicono quante merci servono, come minimo, per vendere lì. Leggete i numeri una volta sulle vostre carte e inseriteli: il programma li ricorda. Per il +4 propone 7, un numero che viene da una recensione e non dal regolamento. Vale quello che c’è sulle vostre carte.
    .title = I cammelli

kathai-setup-start = Comincia la persona più giovane. Poi si prosegue in senso orario.
    .title = Chi comincia

## Turn

kathai-chapter-turn = Il tuo turno

kathai-turn = Quando tocca a te, per prima cosa peschi una carta. Poi fai una cosa sola, a scelta: scambi carte, vendi, corrompi il mercato, peschi ancora o passi. Dopo di te tocca a chi siede alla tua sinistra.
    .title = Come si svolge

kathai-draw-card = All’inizio del turno peschi una carta commercio dal mazzo. Non la peschi se hai già sette carte in mano o se il mazzo è vuoto.
    .title = Pescare una carta

kathai-hand-limit = Nessuno può avere in mano più di sette carte, in nessun momento. Una pesca o uno scambio che porta qualcuno oltre le sette carte non si può fare. Le carte scambio non contano, perché stanno sul tavolo.
    .title = Al massimo sette carte

kathai-draw-again = Scarta una delle tue carte scambio e pesca un’altra carta commercio. Lo puoi fare una volta sola per turno, e in quel turno non fai altro. Non puoi se hai già sette carte in mano o se il mazzo è vuoto.
    .title = Pescare ancora

kathai-pass = Puoi anche passare. Allora, dopo la pesca, il tuo turno è finito.
    .title = Passare

## Trade

kathai-chapter-trade = Gli scambi

kathai-trade = Puoi scambiare carte con chi vuoi, anche con più persone e in qualsiasi numero: una per una, tre per due, secondo gli accordi. Ogni scambio passa da te: gli altri tra loro non scambiano. Anche un regalo è uno scambio, purché almeno una carta passi di mano: è una nostra interpretazione.
    .title = Scambiare carte

kathai-trade-limit = Anche negli scambi nessuno può superare le sette carte in mano, e ognuno può dare solo quello che ha. Se in un turno gli scambi sono più di uno, si fanno e si inseriscono uno dopo l’altro. Il limite vale dopo ogni scambio: anche questa è una nostra interpretazione.
    .title = Il limite negli scambi

kathai-bury = Nessuno scambio è andato in porto, o non ne vuoi fare? Allora puoi cambiare una carta con il mazzo, una volta sola per turno. Mettine una, coperta, sotto il mazzo e pesca quella in cima. Se il mazzo è vuoto non si può, perché ripescheresti la tua stessa carta: è una nostra interpretazione.
    .title = Cambiare una carta

## Sale

kathai-chapter-sale = Vendere

kathai-sale = Per vendere, scegli un tipo di merce e gioca scoperte una o più carte che lo mostrano. In un turno vendi un tipo solo.
    .title = La vendita

kathai-sale-camels = Guarda la carta prezzo sopra la tua merce e conta i cammelli. Le carte che giochi devono mostrare, tutte insieme, almeno altrettante merci di quel tipo. Per esempio, con 7 cammelli servono almeno tre carte, perché nessuna mostra più di tre merci.
    .title = Abbastanza per i cammelli

kathai-sale-goods = Ogni carta che giochi deve mostrare la merce che vendi: una, due o tre volte. Le altre merci sulle carte non contano. Con tre carte, quindi, vendi da 3 a 9 merci.
    .title = Che cosa conta sulle carte

kathai-sale-points = Ogni carta giocata vale un punto, e si aggiunge il bonus della carta prezzo: 4, 2, 1 o 0. Contano le carte, non le merci che mostrano. Per esempio, le spezie sono al +2 e tu giochi tre carte: fai 3 + 2 = 5 punti.
    .title = I punti

kathai-unsellable = La merce che sta alla X è invendibile. Aspetta che si sposti a sinistra, oppure corrompi il mercato.
    .title = Invendibile

kathai-sale-shift = Dopo la vendita la carta merce va alla X. Tutte quelle alla sua destra si spostano di un posto a sinistra, e così valgono di più. Per esempio, la fila è seta, spezie, tè, sale, oro. Qualcuno vende le spezie. Adesso la fila è seta, tè, sale, oro, spezie.
    .title = I prezzi cambiano

kathai-exchange-card = Delle carte con cui hai venduto, una resta davanti a te: è una carta scambio. Le altre le scarti. Se era una sola, resta quella. Con una carta scambio, più avanti, puoi corrompere il mercato o pescare ancora. E in caso di parità sono le carte scambio a decidere.
    .title = La carta scambio

## Bribe

kathai-chapter-bribe = Corrompere il mercato

kathai-bribe = Gioca una carta che hai in mano o una delle tue carte scambio, e inverti due carte merce vicine. Una può essere anche quella alla X. Metti la carta giocata, coperta, sulla coppia invertita: è la carta tangente.
    .title = Invertire due merci

kathai-bribe-lock = La coppia sotto la carta tangente è bloccata: nessuno può invertirla di nuovo, finché qualcuno non inverte un’altra coppia o vende una delle due merci. Per esempio, seta e tè sono bloccati: se qualcuno inverte sale e oro, il blocco passa lì; se qualcuno vende il tè, sparisce. Nostra interpretazione: la vecchia carta va negli scarti.
    .title = La coppia bloccata

## End

kathai-chapter-end = La fine della partita

kathai-last-card = Quando qualcuno pesca l’ultima carta del mazzo, la partita si avvia alla fine. Non importa se succede all’inizio del turno o pescando ancora. Quel turno si gioca fino in fondo. Da lì in poi non pesca più nessuno.
    .title = L’ultima carta

kathai-last-turns = Dopo il turno dell’ultima carta restano due turni a testa, sempre in senso orario. L’ultimo di tutti è di chi ha pescato l’ultima carta. Quindi si giocano ancora 6 turni in tre, 8 in quattro, 10 in cinque.
    .title = Gli ultimi turni
    .house = Il turno in cui qualcuno pesca l’ultima carta è l’ultimo della partita.
    .ours = Dopo l’ultima carta ancora due turni a testa.
    .yours = Si finisce con il turno dell’ultima carta.

kathai-end = Dopo l’ultimo turno vince chi ha più punti. I punti vengono solo dalle vendite. Le carte che hai ancora in mano non valgono niente.
    .title = Fine e vittoria

kathai-tie = Se c’è parità per il punteggio più alto, chi è in parità conta le proprie carte scambio. Vince chi ne ha di più. Se la parità resta, la vittoria è condivisa.
    .title = In caso di parità

## Log

kathai-chapter-log = Il registro della partita

kathai-log-turn = Un turno, una mossa nel registro: scambiare, cambiare una carta, vendere, corrompere il mercato, pescare ancora o passare. La carta pescata all’inizio del turno non si inserisce. La conta il programma da solo, e avvisa quando non c’è niente da pescare.
    .title = Che cosa si inserisce

kathai-log-count = Il programma tiene il conto di tutto: carte in mano, carte scambio, punti, mazzo e fila. Perciò si accorge quando un numero non può essere giusto. Non può sapere quali merci mostrano le vostre carte: quelle le guardate voi, al tavolo. Per una vendita potete inserire anche quante merci si vedevano, ma non è obbligatorio.
    .title = Che cosa sa il registro
