## Aim

silk-road-chapter-aim = Lo scopo del gioco

silk-road-aim = Viaggiate tutti insieme, con la stessa carovana, lungo la Via della Seta: da Chang’An, a est, fino ad Antioch, a ovest. In ogni città c’è mercato: si vende, si compra, si baratta, e ogni tanto si ruba. Alla fine monete e merci valgono punti, e vince chi ne ha di più.
    .title = Che cosa si fa e come si vince

silk-road-box = Sulla mappa ci sono 20 città: Chang’An, Antioch e, nel mezzo, 9 arancioni e 9 viola. I cubetti sono 75, 15 per ogni merce: l’avorio è bianco, la seta blu, la frutta secca marrone, i gioielli gialli, le spezie rosse.

    Ci sono poi 90 tessere commercio, 45 arancioni e 45 viola, 45 monete, 5 gettoni turno, 6 schermi, un sacchetto, la carovana e la pedina del capo della carovana. Una moneta d’oro ne vale 5 d’argento. Si gioca in tre, quattro, cinque o sei, per circa un’ora e mezza.
    .title = Che cosa c’è nella scatola

## Setup

silk-road-chapter-setup = La preparazione

silk-road-setup-players = Ognuno riceve uno schermo, una moneta d’oro e 5 d’argento, che insieme valgono 10. Poi pesca dal sacchetto 3 cubetti, senza guardare. Monete e merci restano dietro lo schermo fino alla fine, e le vede solo chi le ha.
    .title = Che cosa si riceve

silk-road-setup-tiles = Mescolate le tessere commercio, ogni colore per conto suo. Mettetele scoperte sulle città, le arancioni sulle arancioni e le viola sulle viola: in ogni città 5 se giocate in tre, 3 in quattro, 4 in cinque, 5 in sei. Quelle che avanzano restano nella scatola.

    In tutto ne servono 90 in tre, 54 in quattro, 72 in cinque, 90 in sei. Su Chang’An e Antioch non ne va nessuna. Le tessere stampate sulla mappa non contano.
    .title = Le tessere sulle città

silk-road-setup-forbidden = Ad Aleppo e a Tyr non ci devono essere né truffatori né bottegai. Se ne capita uno, mettete al suo posto un’altra tessera dello stesso colore. Se le tessere sono già tutte sulla mappa, scambiatelo con una di un’altra città.
    .title = Dove non stanno truffatori e bottegai

silk-road-setup-leader = Mettete la carovana a Chang’An. Tirate a sorte chi la guida all’inizio: può farlo anche il programma. Chi guida prende la pedina del capo della carovana e i gettoni turno: 5 in tre, 3 in quattro, 4 in cinque, 5 in sei, sempre tanti quante le tessere di una città.
    .title = Chi guida all’inizio

silk-road-setup-reverse = Potete anche fare il viaggio al contrario, da ovest a est: da Antioch a Chang’An, seguendo le frecce all’indietro. Allora le tessere arancioni vanno sulle città viola e le viola sulle arancioni. Truffatori e bottegai non stanno a Lanzhou e a Yumen; ad Aleppo e a Tyr, invece, possono stare.
    .title = Il viaggio al contrario

## Leader

silk-road-chapter-leader = Guidare la carovana

silk-road-turn = Ogni tappa ha tre momenti. Prima si offre per guidare la carovana. Poi la carovana va nella città seguente. Lì c’è mercato, e a turno prendete le tessere commercio.
    .title = Come si svolge una tappa

silk-road-bid = Comincia chi siede alla sinistra di chi ha la pedina, e si fa un solo giro in senso orario. Quando tocca a te, passi oppure offri più dell’ultima offerta. Per cominciare basta una moneta d’argento. Si parla una volta sola a testa, e chi ha la pedina non fa offerte.
    .title = Le offerte per la guida

silk-road-bid-limit = Non offrire mai più di quello che hai. Conta anche l’oro: con una moneta d’oro e 5 d’argento puoi arrivare a 10.
    .title = Mai più di quello che hai

silk-road-answer = Se nessuno ha fatto offerte, non cambia niente. Altrimenti decide chi ha la pedina. Se sei tu, puoi accettare l’offerta più alta: prendi le monete e cedi la pedina e i gettoni. Oppure paghi tu la stessa somma a chi l’ha offerta, e tieni tutto.

    Per esempio, l’offerta più alta è 4: o prendi 4 monete d’argento e cedi la guida, o ne paghi 4 e continui a guidare.
    .title = Accettare o pagare

silk-road-travel = Chi guida sposta la carovana lungo una freccia, nella città seguente. Se le frecce sono due, la scelta è sua. Dove la carovana è già passata non si torna.
    .title = In viaggio

silk-road-cities = Le città sono 20, e undici il programma le conosce già: Chang’An, Lanzhou, Yumen, Dunhuang, Koria, Kashgar, Merv, Susia, Aleppo, Tyr e Antioch. I nomi delle altre nove li leggete sulla vostra mappa e li scrivete la prima volta che la carovana ci arriva.

    Il programma ricorda città e strade: così, partita dopo partita, la mappa si disegna da sola. Se sulla vostra mappa ci sono più città o frecce che sulla nostra, il programma chiede conferma e poi segue la vostra.
    .title = Le città

## Market

silk-road-chapter-market = Al mercato

silk-road-printed = A Dunhuang, Koria, Kashgar, Merv e Susia c’è una tessera stampata sulla mappa. Se guidi la carovana puoi usarla, una volta sola e prima di prendere una tessera. Resta sulla mappa e non costa gettoni. Non la puoi tenere da parte.
    .title = La tessera stampata

silk-road-take = Quando hai la pedina, prendi una tessera dalla città. Prenderla è obbligatorio, usarla no. Poi tieni un gettone turno. La tessera esce dal gioco. Solo truffatori e bottegai restano davanti a te, e un gran visir usato si mette da parte. Nostra interpretazione: esce dal gioco anche una tessera non usata.
    .title = Prendere una tessera

silk-road-hand = Dopo il tuo turno passi la pedina e i gettoni rimasti a chi vuoi tu, purché in questa città non abbia ancora giocato. Si va avanti così finché ci sono tessere. In tre è un po’ diverso, perché si gioca più volte.
    .title = Passare la pedina

silk-road-next-leader = Chi riceve la pedina per ultimo non trova né tessere né gettoni, e in questa città non fa niente. In compenso tiene la pedina, raccoglie tutti i gettoni e guida la carovana nella tappa seguente.
    .title = Chi guida dopo

silk-road-three-players = In tre ci sono cinque tessere in ogni città, e girano cinque gettoni: due di voi giocano due volte, l’altra persona una volta sola. La pedina può andare a chi non ha ancora giocato due volte. Finite le tessere, la riceve chi avrebbe ancora un turno, e guida la tappa seguente. Se non ce l’ha nessun altro, la pedina resta dov’è.

    Per esempio, giocano nell’ordine Anna, Bruno, Clara, Anna e Bruno: Clara ha giocato una volta sola, e riceve la pedina. Se invece giocano Anna, Bruno, Anna, Bruno e Clara, la pedina resta a Clara.
    .title = In tre

## Tiles

silk-road-chapter-tiles = Le tessere commercio

silk-road-seller = Vendi alla banca quanti cubetti vuoi della merce indicata. Il primo rende 4 monete d’argento, il secondo 3, il terzo 2, tutti gli altri 1. Per esempio, 5 cubetti di seta rendono 4 + 3 + 2 + 1 + 1 = 11. I cubetti vanno nel sacchetto.
    .title = Venditore

silk-road-buyer = Compri quanti cubetti vuoi della merce indicata, finché li puoi pagare. Il primo costa una moneta d’argento, il secondo 2, il terzo 3, tutti gli altri 4. Per esempio, 5 cubetti costano 1 + 2 + 3 + 4 + 4 = 14. Le monete vanno alla banca, i cubetti si prendono dal sacchetto.
    .title = Compratore

silk-road-barter = Dai quello che c’è sul lato sinistro della tessera e prendi quello che c’è sul lato destro. Puoi farlo una o due volte, non di più.
    .title = Baratto

silk-road-special-barter = Dai fino a 4 merci, quelle che vuoi, e ne prendi altrettante dal sacchetto: anche queste le scegli tu. Su alcune tessere il massimo è 2. Per esempio, dai un cubetto di seta e uno di frutta secca e prendi 2 gioielli.
    .title = Baratto speciale

silk-road-thief = Scegli una persona e, senza guardare, le prendi un cubetto. Adesso è tuo.
    .title = Ladro

silk-road-vizier = Nomini una merce. Tutti, anche tu, mostrano nello stesso momento quanti cubetti vogliono di quella merce. Chi ne mostra di più riceve 5 monete d’argento, chi viene subito dopo 3. I cubetti restano a chi li ha. Poi metti da parte la tessera con sopra un cubetto di quella merce, se nel sacchetto c’è: mostra che cosa è bloccato, ed è fuori gioco.
    .title = Gran visir

silk-road-vizier-ties = In caso di parità per il primo posto, chi è in parità riceve 5 monete d’argento, e le 3 non le prende nessuno. In caso di parità per il secondo, chi è in parità ne riceve 3. Chi non mostra niente non riceve niente. Due esempi: con 3, 3, 1 e 0 cubetti si ricevono 5, 5, 0 e 0 monete; con 4, 2, 2 e 1 se ne ricevono 5, 3, 3 e 0.
    .title = Parità davanti al gran visir

silk-road-vizier-barred = Una merce già nominata è bloccata. Quando sono state nominate tutte e cinque, tornano libere tutte. Nostra interpretazione: i cubetti sui gran visir restano fuori gioco, e per una merce nominata di nuovo se ne aggiunge un altro.
    .title = Ogni merce una volta sola

silk-road-crook = Il truffatore lo tieni da parte. Più avanti, quando giochi una tessera che mostra merci, lo usi per cambiare il colore di una di quelle merci. Per esempio, un venditore di seta diventa un venditore di gioielli. Poi esce dal gioco. Nostra interpretazione: se hai più truffatori, ognuno può cambiare una merce.
    .title = Truffatore

silk-road-barterer = Il bottegaio lo tieni da parte. Più avanti, in un’altra città, ti fa prendere due tessere, una dopo l’altra; poi esce dal gioco. Nostra interpretazione: più di due tessere non se ne prendono mai, nemmeno con due bottegai.
    .title = Bottegaio

silk-road-barterer-tokens = A ogni tessera corrisponde un gettone turno: con il bottegaio, quindi, ne tieni due, ma è un turno solo. Così in quella città restano senza tessera due persone invece di una. Chi prende l’ultima tessera sceglie quale delle due riceve la pedina e guida la tappa seguente. In tre si sceglie tra chi avrebbe ancora un turno.

    Per esempio, in quattro: con il bottegaio Anna prende due delle tre tessere, Bruno prende l’ultima. La pedina va a Clara o a Davide, come preferisce Bruno.
    .title = Dopo il bottegaio

## End

silk-road-chapter-end = La fine della partita

silk-road-end = La partita finisce appena la carovana arriva nell’ultima città: Antioch, o Chang’An nel viaggio al contrario. Lì non c’è più mercato. Contate uno dopo l’altro dietro lo schermo e inserite quello che avete. Si vede tutto solo quando avete finito di contare.
    .title = Quando finisce

silk-road-count = Ogni moneta d’argento vale 1 punto, ogni moneta d’oro 5, ogni cubetto 1. In più ci sono i punti per le maggioranze. Vince chi ha più punti. Per esempio, 2 monete d’oro, 3 d’argento e 5 cubetti fanno 10 + 3 + 5 = 18 punti.
    .title = Contare i punti

silk-road-count-goods = Contate i cubetti merce per merce. Di ogni merce ce ne sono 15: nel sacchetto, dietro gli schermi e sui gran visir. Se tra tutti ne contate più di 15, ricontate. Se la merce è stata nominata davanti al gran visir, dovrebbero essere al massimo 14: oltre, il programma vi avvisa, ma potete inserirli lo stesso.
    .title = Al massimo 15 cubetti per merce

silk-road-count-coins = Contate separatamente l’oro e l’argento. Nel gioco ci sono 45 monete. Se tra tutti ne contate di più, c’è un errore: ricontate.
    .title = Al massimo 45 monete

silk-road-majority = Chi ha più cubetti di una merce ha la maggioranza, e prende 2 punti. In caso di parità non li prende nessuno.

    Per esempio, Anna ha 2 monete d’oro e 3 d’argento, 4 cubetti d’avorio e 1 di seta: 13 + 5 = 18 punti. Bruno ha una moneta d’oro e 9 d’argento, 4 cubetti d’avorio e 2 di seta: 14 + 6 = 20 punti. Per l’avorio c’è parità, quindi niente. Per la seta la maggioranza è di Bruno, che arriva a 20 + 2 = 22.
    .title = Le maggioranze

silk-road-tie = Se c’è parità per il punteggio più alto, la vittoria è condivisa.
    .title = In caso di parità

## Log

silk-road-chapter-log = Il registro della partita

silk-road-log-calls = Basta inserire le mosse: chi guida, dove va la carovana, chi prende quale tessera e a chi passa la pedina. Il programma dice a chi tocca e controlla l’ordine; monete e merci non le conta. Le offerte e l’uso delle tessere sono facoltativi. Ma se in una tappa inserite un’offerta o un «passo», inserite anche gli altri.
    .title = Solo le mosse

silk-road-log-ledger = Se volete più precisione, il programma tiene anche la cassa. Le monete passano di mano sotto gli occhi di tutti, e all’inizio valgono 10 a testa. Se inserite ogni offerta e l’uso di ogni tessera, il programma sa fino all’ultima moneta quanto avete. Per questo va inserito anche quello che mostrate al gran visir.
    .title = Con il libro cassa

silk-road-log-goods = I cubetti che pescate all’inizio e quelli rubati il programma non li vede. Ma con il libro cassa sa quanti cubetti avete in tutto, e che cosa è entrato e uscito davanti a tutti. Da qui ricava quanti, al massimo, possono essere di ogni merce. Venderne, barattarne o mostrarne di più non si può: vuol dire che c’è un errore nel registro.
    .title = Che cosa c’è dietro lo schermo

silk-road-log-book = Alla fine vale quello che c’è sul tavolo, non il registro. Se qualcuno conta una cosa diversa da quella del libro cassa, il programma dice chi e di quanto. I punti si fanno con quello che avete contato.
    .title = Vale quello che c’è sul tavolo
