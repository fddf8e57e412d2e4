### A finished game to step through, with explanations, and short hints in people’s first games.

## The way there

app-demo-see = Guarda una partita
app-demo-see-hint = Una partita finita, passo per passo e con le spiegazioni

## The bar along the bottom

app-demo-next = Avanti
app-demo-before = Indietro
app-demo-step = Passo { $number } di { $steps }
app-demo-part = { $game ->
    [byzanz] Prossimo round
    [kathai] Prossima vendita
   *[silk-road] Prossima città
}
app-demo-play-on = Continuate voi da qui
app-demo-leave = Esci
app-demo-try = È solo una prova: non si conserva niente.
app-demo-return = Torna alla dimostrazione

## Beside the table

app-demo-happens = Che cosa succede
app-demo-before-first = La partita comincia
app-demo-others = Potete guardare anche

## Hints

app-demo-hush = Basta suggerimenti
app-demo-hints = Suggerimenti per le prime partite
app-demo-hints-shown = Sì, grazie
app-demo-hints-off = No, grazie
app-demo-keys = Nella dimostrazione: un passo indietro o avanti

## What happens in Byzanz

app-demo-byzanz = { $lesson ->
    [begin] Ognuno ha in mano quattro carte che nessun altro ha visto. La carta offerta in cima dice quante carte si vendono per prime, e apre chi siede alla sinistra di chi ha dato le carte.
    [lot] Ecco il lotto: tante carte quante ne dice la carta offerta, da vendere tutte insieme. Adesso ognuno pensa a quanto valgono per la propria mano.
    [last-lot] Una sola persona è ancora senza carta offerta, quindi non si punta. Di queste due carte una va nel mercato e l’altra nella sua mano.
    [first-bid] La prima puntata: carte della mano, scoperte. Conta solo la somma dei valori.
    [overbid] Una puntata più alta, almeno di 1. I mercanti non si puntano mai, quindi restano al sicuro in mano.
    [raise] Un rilancio: altre carte si aggiungono alla propria puntata. Quelle già sul tavolo restano lì, e non si dà resto.
    [pass] Chi passa esce dall’asta e non rientra. Le carte puntate tornano in mano, perciò provarci non costa niente.
    [all-pass] Nessuno vuole pagare. Così chi ha aperto riceve in regalo tutto il lotto, e nel mercato non va niente.
    [win] Resta una sola puntata, e vince. Le sue carte vanno nel mercato, dove più tardi potranno prenderle tutti.
    [settle] Chi vince cede al mercato anche una carta del lotto e tiene il resto. Chi ha una carta offerta non punta più in questo round.
    [market] I lotti sono finiti e apre il mercato. Sceglie per prima la carta offerta più bassa: chi ha avuto il lotto più piccolo ha adesso la scelta più grande.
    [pick] Si sceglie un tipo e se ne prendono tutte le carte. Così torna in gioco quello che altri hanno puntato.
    [waive] Si può anche non prendere niente, e con la mano piena spesso conviene.
    [nothing-left] Il mercato si è svuotato prima del tempo. Chi arriva per ultimo resta a mani vuote.
    [round] Il round è finito. Quello che nessuno ha voluto va nella scatola, le carte offerta tornano in pila e apre chi aveva la più bassa.
    [sale] Tre carte dello stesso tipo sono una vendita, e si vende in qualsiasi momento. La più alta resta come profitto, le altre due escono dal gioco.
    [sale-merchant] Un mercante prende il posto della carta che manca. Il profitto è la merce migliore, il mercante va nella scatola.
    [sale-merchants] Anche tre mercanti sono una vendita, anzi la migliore: vale 5.
    [limit] Più di sette carte in una mano! Prima di andare avanti bisogna vendere o scartare.
    [discard] Quello che è di troppo va nella scatola e non rende niente. Meglio vendere prima che la mano sia piena.
    [last-market] Il mazzo è finito, e questo era l’ultimo mercato. Adesso ognuno vende quello che ancora può.
   *[last-sale] Un’ultima vendita. Alla fine vince il profitto più alto; se c’è parità, vince chi ha ancora più carte in mano.
}
app-demo-how-byzanz = { $method ->
    [lot] «Inserisci il lotto» apre le carte: cliccate su quelle che sono sul tavolo.
    [bid] «Punta con le carte» apre le carte. Per passare basta un clic.
    [award] Cliccate su chi si aggiudica il lotto; se volete annotare il prezzo, sceglietelo prima.
    [settle] Cliccate sulla carta del lotto che va nel mercato.
    [pick] Cliccate su un tipo per prenderne tutte le carte. Per non prendere niente basta un clic.
    [shed] Scegliete «Vendi» o «Scarta», poi cliccate sulle carte.
    [count] Cliccate su quante carte restano in ogni mano.
   *[sell] Per vendere cliccate sulla bilancia accanto a un nome, poi su tre carte.
}

## What happens in Kathai

app-demo-kathai = { $lesson ->
    [begin] Ognuno ha tre carte, e la fila mostra quanto rende oggi ogni merce. Chi è di turno pesca una carta e poi fa una cosa sola.
    [trade] Due persone si accordano e si scambiano delle carte. Una delle due è sempre chi è di turno.
    [trades] Più affari nello stesso turno, uno dopo l’altro. Dopo ognuno, nessuno può avere più di sette carte.
    [bury] Stavolta niente affari. Una carta va sotto il mazzo, e quella in cima viene in mano.
    [sale] Una vendita: tutte insieme, le carte mostrano abbastanza merci per i cammelli. Ogni carta è un punto, il posto aggiunge il suo bonus, poi la merce va alla X.
    [best-sale] Una vendita al +4. Servono molte merci, ma ai punti delle carte se ne aggiungono quattro.
    [freeing-sale] La merce venduta era sotto la carta tangente. La tangente va negli scarti, e la coppia non è più bloccata.
    [bribe] Una carta della mano corrompe il mercato: due merci vicine si scambiano di posto. La carta resta sopra, e per ora nessuno può rimetterle com’erano.
    [bribe-with-exchange] Anche una carta scambio può pagare una tangente. In caso di parità, però, mancherà.
    [lock-moves] Una tangente per un’altra coppia. La carta nuova blocca queste due merci, e la vecchia coppia è di nuovo libera.
    [draw-again] Si scarta una carta scambio e si pesca un’altra carta. Per questo turno è tutto.
    [pass] Stavolta niente. A volte conviene aspettare che il prezzo salga.
    [full-hand] Chi è di turno adesso ha già sette carte e non pesca. È proprio ora di vendere.
    [last-card] Qualcuno pesca l’ultima carta. Dopo questo turno ne restano due a testa, e non si pesca più.
    [last-turns] Sono gli ultimi turni. Quello che non si vende adesso non vale più niente.
   *[end] L’ultimo turno è finito, e contano solo le vendite. In caso di parità vince chi ha più carte scambio.
}
app-demo-how-kathai = { $method ->
    [turn] Una mossa per turno: scegliete in basso che cosa si è fatto. La pesca si conta da sola.
    [trade] Per fare affari cliccate sul posto dell’altra persona; una carta per una è già pronta.
    [sell] Per vendere cliccate sulla carta merce; quanto rende si vede prima di inserire.
   *[bribe] Per corrompere cliccate sulle frecce tra due merci e dite con che cosa si paga.
}

## What happens in Silk Road

app-demo-silk-road = { $lesson ->
    [begin] Ognuno nasconde dietro lo schermo una moneta d’oro, 5 d’argento e tre cubetti. La carovana aspetta a Chang’An, e gli altri possono fare offerte per guidarla.
    [bid] Un’offerta per la guida. Chi guida sceglie la strada, prende la prima tessera e decide a chi tocca dopo.
    [overbid] Un’offerta più alta. Si parla una volta sola, e nessuno può offrire più di quello che ha.
    [pass] Nessuna offerta. Una seconda occasione ci sarà solo alla prossima tappa.
    [no-bid] Nessuno fa offerte. La guida resta dov’è, e le monete non si muovono.
    [no-more] Nessuno offre di più. Adesso chi guida deve rispondere all’offerta più alta.
    [accept] L’offerta è accettata: le monete vanno da una parte, la pedina e i gettoni dall’altra.
    [pay] Chi guida vuole restare, e paga a chi ha offerto esattamente la stessa somma.
    [travel] La carovana riparte. In città ci sono tessere commercio, una in meno di quanti siete; la prima è di chi guida.
    [travel-to-printed] In questa città c’è una tessera stampata sulla mappa. Può usarla solo chi guida, prima di prenderne un’altra.
    [printed] La tessera stampata si usa e resta sulla mappa. Non costa gettoni, e poi chi guida prende comunque una tessera.
    [seller] Un venditore: la banca paga 4 monete per il primo cubetto, 3 per il secondo, 2 per il terzo e 1 per ogni altro.
    [buyer] Un compratore: il primo cubetto costa 1, il secondo 2, il terzo 3 e ogni altro 4. Due o tre sono un affare.
    [barter] Un baratto: quello che c’è a sinistra sulla tessera va nel sacchetto, quello che c’è a destra ne esce, una o due volte.
    [special-barter] Con il baratto speciale si cambiano merci a scelta, una per una. È utile per averne tante dello stesso tipo.
    [thief] Il ladro pesca alla cieca un cubetto dietro uno schermo. Quale, non lo sa nessun altro.
    [vizier] Davanti al gran visir tutti mostrano cubetti della merce nominata. Chi ne ha di più riceve 5 monete, chi viene dopo 3, e i cubetti restano a ognuno.
    [crook] Un truffatore si tiene da parte: più avanti cambia il colore di una merce su una tessera.
    [crook-helps] Un truffatore tenuto da parte dà una mano: cambia il colore di una merce sulla tessera, e così va bene.
    [barterer] Un bottegaio si tiene da parte. In un’altra città farà prendere una seconda tessera.
    [again] Il bottegaio si usa adesso, e subito si prende una seconda tessera. Qualcun altro resterà senza.
    [unused] Una tessera bisogna prenderla, ma usarla no. Se non altro, adesso non può usarla nessuno.
    [hand] La pedina va a chi in questa città non ha ancora giocato. Pensateci: chi arriva per ultimo non prende tessere, ma poi guida.
    [next-leader] Le tessere sono finite. Chi riceve adesso la pedina non prende niente, ma guida la prossima tappa.
    [goal] La carovana è arrivata. Qui non c’è mercato: ognuno conta dietro il proprio schermo.
    [count] Monete e cubetti si contano in segreto, uno dopo l’altro. Non si vede niente finché non avete contato tutti.
   *[end] Avete contato tutti. Una moneta d’argento vale un punto, una d’oro cinque, un cubetto uno, e il primato in una merce altri 2.
}
app-demo-how-silk-road = { $method ->
    [lead] Cliccate su chi guida; le offerte non serve inserirle.
    [bid] Cliccate su quanto si offre, oppure «Passa». Il primo pulsante chiude le offerte.
    [answer] Un clic: prendere le monete, oppure pagarle e restare.
    [travel] Cliccate sulla prossima città. Se il programma non la conosce, la scrivete una volta sola.
    [printed] Se si usa, prima «Usa la tessera stampata»; poi chi guida prende una tessera.
    [take] Cliccate sulla tessera accanto alla mappa; se serve, inserite per che cosa si è usata.
    [again] Il bottegaio ha un pulsante tutto suo; altrimenti cliccate su chi riceve la pedina.
    [hand] Cliccate su chi riceve la pedina.
   *[count] Clicca sul tuo posto, fai voltare gli altri e inserisci monete e cubetti.
}
