## Aim

byzanz-chapter-aim = Lo scopo del gioco

byzanz-aim = All’asta ti aggiudichi lotti di carte e metti insieme dei tris, cioè tre carte dello stesso tipo. Ogni tris che vendi ti dà un profitto. Vince chi alla fine ha il profitto più alto.
    .title = Che cosa si fa e come si vince

byzanz-box = Il mazzo conta 112 carte: 96 merci e 16 mercanti. I tipi di merce sono sei, ognuno con 16 carte: tessuti, spezie, vino, legno, grano e olive. Servono poi le sei carte offerta, con i numeri da 1 a 6, e le due carte mercato.
    .title = Che cosa c’è nella scatola

## Setup

byzanz-chapter-setup = La preparazione

byzanz-setup-deal = Mescolate tutte e 112 le carte e distribuitene 4 a testa, coperte. Poi rimettetene alcune nella scatola senza guardarle: 4 se giocate in tre, 12 in quattro, 2 in cinque, 4 in sei. Le altre formano il mazzo. Devono essere 96 in tre, 84 in quattro, 90 in cinque, 84 in sei.
    .title = Dare le carte

byzanz-setup-offers = In tre usate le carte offerta 2, 4 e 6; in quattro, da 2 a 5; in cinque, da 1 a 5; in sei, tutte. Impilatele con la più alta in cima e lasciate le altre nella scatola. Mettete le due carte mercato una accanto all’altra su un lato del tavolo: formano il mercato di Bisanzio. La partita dura 8 round in tre, 6 in quattro o in cinque, 4 in sei.
    .title = Carte offerta e round

byzanz-setup-start = La prima asta la apre chi siede alla sinistra del mazziere. A sinistra vuol dire sempre in senso orario.
    .title = Chi comincia

## Auction

byzanz-chapter-auction = Le aste

byzanz-round = In ogni round ci sono tante aste quante sono le persone al tavolo. Ne vincete una a testa: mai due, mai nessuna.
    .title = Il round

byzanz-lot = Guardate il numero sulla prima carta offerta della pila. Scoprite dal mazzo altrettante carte: formano il lotto, che si vende tutto insieme.
    .title = Il lotto

byzanz-turn-order = Chi apre l’asta punta o passa, poi si prosegue in senso orario. Salta il turno chi ha già una carta offerta in questo round. Lo salta anche chi ha già passato in quest’asta.
    .title = A chi tocca

byzanz-bid = Per puntare, metti scoperte davanti a te una o più carte che hai in mano. La puntata vale la somma dei loro valori; il tipo di merce non conta. Devi superare di almeno 1 la puntata più alta. La prima puntata, quindi, deve valere almeno 1.
    .title = La puntata

byzanz-bid-merchant = Con i mercanti non si punta. Valgono 0: tienili per le vendite.
    .title = Niente mercanti nelle puntate

byzanz-raise = Per rilanciare, aggiungi altre carte alla tua puntata. Quelle già puntate restano sul tavolo. Non puoi riprenderne una, nemmeno per cambiarla con un’altra e far tornare i conti.
    .title = Rilanciare

byzanz-pass = Se passi, riprendi in mano le carte che hai puntato. In quest’asta non puoi più rientrare.
    .title = Passare

byzanz-auction-end = L’asta finisce quando resta in gara una sola persona, con una puntata sul tavolo, oppure quando hanno passato tutti. Nostra interpretazione: chi non ha ancora né puntato né passato ha sempre il suo turno, anche se tutti gli altri hanno passato.
    .title = Quando finisce l’asta

byzanz-win = Hai vinto l’asta? Metti nel mercato tutte le carte che hai puntato, divise per tipo, e con loro una carta del lotto, quella che vuoi. Il resto del lotto lo prendi in mano. Metti scoperta davanti a te la carta offerta in cima alla pila: per questo round non partecipi più alle aste.
    .title = Che cosa fa chi vince

byzanz-all-pass = Se passano tutti, vince chi ha aperto l’asta, cioè la prima persona a passare. Prende tutto il lotto e la carta offerta. Nel mercato non mette niente.
    .title = Se passano tutti

byzanz-last-auction = All’ultima asta del round resta una sola persona, che non punta. In tre o in quattro il lotto è di 2 carte: ne mette una nel mercato, tiene in mano l’altra e prende la carta offerta 2. In cinque o in sei il lotto è di una carta sola: la mette nel mercato e prende la carta offerta 1.
    .title = L’ultima asta del round

byzanz-next-opener = Partite da chi ha appena vinto e andate verso sinistra. La prima persona senza carta offerta apre l’asta successiva.
    .title = Chi apre l’asta successiva

## Market

byzanz-chapter-market = Il mercato di Bisanzio

byzanz-market-order = Dopo l’ultima asta del round si va al mercato. Comincia chi ha la carta offerta più bassa, poi si sale di numero in numero.
    .title = In che ordine si sceglie

byzanz-pick = Quando tocca a te, scegli un tipo e prendi in mano tutte le carte di quel tipo che sono nel mercato. Anche i mercanti sono un tipo. Si sceglie una volta a testa, perciò in un round ogni tipo si può prendere una volta sola.
    .title = Prendere dal mercato

byzanz-waive = Puoi anche non prendere niente. Il mercato è un’occasione, non un obbligo.
    .title = Non prendere niente
    .house = Chi trova carte nel mercato deve per forza prendere un tipo.
    .ours = Puoi anche non prendere niente.
    .yours = Se c’è ancora qualcosa, devi prendere un tipo.

byzanz-nothing-left = Se nel mercato ci sono meno tipi che persone al tavolo, chi sceglie più tardi può restare a mani vuote. Se trovi il mercato vuoto, non prendi niente.
    .title = Il mercato è vuoto
    .house = Chi trova il mercato vuoto pesca invece una delle carte messe via senza guardarle durante la preparazione, finché ce ne sono.
    .ours = Chi arriva tardi resta senza.
    .yours = Chi arriva tardi pesca una carta messa via.

byzanz-next-round = Le carte rimaste nel mercato vanno nella scatola. Impilate di nuovo le carte offerta, con la più alta in cima. Se nel mazzo ci sono ancora carte, comincia un altro round: lo apre chi aveva la carta offerta più bassa.
    .title = Il round successivo

## Sale

byzanz-chapter-sale = Le vendite

byzanz-sale = Per vendere, mostra a tutti un tris che hai in mano: tre carte dello stesso tipo, né più né meno. Le carte che hai puntato non sono nella tua mano, quindi non puoi venderle.
    .title = La vendita

byzanz-sale-profit = Delle tre carte tieni la più alta, coperta davanti a te: è il tuo profitto. Le altre due vanno nella scatola.
    .title = Il profitto

byzanz-sale-merchant = In un tris il mercante può prendere il posto di qualsiasi merce. Il mercante che usi così va sempre nella scatola. Per esempio, due mercanti e una spezia da 3 sono una vendita di spezie, e il tuo profitto è 3.
    .title = Vendere con i mercanti

byzanz-sale-three-merchants = Anche tre mercanti sono un tris e li puoi vendere. Ne tieni uno come profitto, e vale 5. Gli altri due vanno nella scatola.
    .title = Tre mercanti

byzanz-sale-anytime = Puoi vendere in qualsiasi momento, anche se non è il tuo turno. Va bene durante le aste, durante il mercato e anche dopo l’ultimo mercato.
    .title = Quando si vende

byzanz-supply = Di ogni merce ci sono sei carte da 1, cinque da 2, tre da 3 e due da 4. I mercanti sono 16 e valgono 0. Le carte vendute non tornano mai in gioco.
    .title = Quante carte ci sono

## Limit

byzanz-chapter-limit = Il limite di carte

byzanz-hand-limit = Se hai in mano più di sette carte, devi subito vendere o scartare, fino ad averne sette o meno. Puoi anche scartare più del necessario. Nostra interpretazione: gli scarti vanno nella scatola.
    .title = Sette carte in mano

byzanz-limit-check = Il limite si controlla ogni volta che qualcuno riceve carte. Chi ne ha troppe vende o scarta subito, prima che il gioco vada avanti.
    .title = Quando si controlla
    .house = Le carte in mano si contano solo alla fine del round, dopo il mercato.
    .ours = Ogni volta che qualcuno riceve carte.
    .yours = Solo alla fine del round.

## End

byzanz-chapter-end = La fine della partita

byzanz-end = La partita finisce dopo l’ultimo mercato, quando il mazzo è vuoto. Prima di fare i conti potete ancora vendere. Vince chi ha il profitto più alto.
    .title = Fine e vittoria

byzanz-tie = Se c’è parità per il profitto più alto, chi è in parità conta le carte rimaste in mano. Vince chi ne ha di più.
    .title = In caso di parità

byzanz-tie-merchants = Per lo spareggio contano tutte le carte che hai in mano, anche i mercanti.
    .title = I mercanti nello spareggio
    .house = Per lo spareggio i mercanti in mano non contano.
    .ours = Contano come le altre carte.
    .yours = Non contano.

byzanz-still-tied = Se la parità resta anche dopo lo spareggio, la vittoria è condivisa.
    .title = Ancora parità
    .house = Tra chi è ancora in parità, vince chi nell’ultimo round aveva la carta offerta più alta.
    .ours = La vittoria è condivisa.
    .yours = Vince la carta offerta più alta dell’ultimo round.

byzanz-hidden-profit = Le carte del profitto restano coperte fino alla fine. Il programma mostra i totali durante la partita solo se il tavolo li chiede.
    .title = Profitto nascosto

## Log

byzanz-chapter-log = Il registro della partita

byzanz-log-winners = Al livello «vincitori» il registro segue tre cose: chi vince ogni asta, che cosa prende ognuno al mercato e tutte le vendite. Potete inserire anche le puntate, una per una, ma non è obbligatorio.
    .title = Livello «vincitori»

byzanz-log-cards = Al livello «carte» il registro segue ogni carta che tutti possono vedere: i lotti, le puntate carta per carta, quello che va nel mercato e gli scarti. Così il programma sa sempre quante carte ha in mano ognuno.
    .title = Livello «carte»

byzanz-known-cards = Solo le quattro carte iniziali sono segrete: tutte le altre arrivano in mano sotto gli occhi di tutti. Se inserite ogni carta, il programma si accorge quando qualcuno non può avere una certa carta: o non l’ha mai presa, o tutte le copie sono altrove.

    Al livello «vincitori» il programma sa meno, ma sa comunque quante carte può avere ognuno al massimo: le quattro dell’inizio più quelle vinte o prese al mercato, meno quelle pagate, vendute o scartate.
    .title = Che cosa sa il registro
