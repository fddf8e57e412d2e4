### Byzanz for whoever does not know it yet. These texts are found by their ids.

byzanz-about-name = Byzanz
byzanz-about-part = Prossimo round
byzanz-about-example = eva vende spezie 4 1 mercante

## What happens in a step, in one or two sentences.

byzanz-about-lesson-begin = Ognuno ha in mano quattro carte che nessun altro ha visto. La carta offerta in cima dice quante carte ci sono nel primo lotto. Apre l’asta chi siede alla sinistra del mazziere.
byzanz-about-lesson-lot = Ecco il lotto: tante carte quante ne dice la carta offerta, da vendere tutte insieme. Adesso ognuno pensa a quanto valgono per la propria mano.
byzanz-about-lesson-last-lot = Una sola persona è ancora senza carta offerta, quindi non si punta. Di queste due carte una va nel mercato e l’altra nella sua mano.
byzanz-about-lesson-first-bid = La prima puntata: carte dalla mano, scoperte. Conta solo la somma dei valori, il tipo no.
byzanz-about-lesson-overbid = Una puntata più alta, di almeno 1. I mercanti non si puntano mai, quindi restano al sicuro in mano.
byzanz-about-lesson-raise = Un rilancio: si aggiungono altre carte alla propria puntata. Quelle già sul tavolo restano lì, e non c’è resto.
byzanz-about-lesson-pass = Chi passa esce dall’asta e non rientra. Le carte puntate tornano in mano, perciò provarci non costa niente.
byzanz-about-lesson-all-pass = Nessuno vuole pagare. Così chi ha aperto riceve in regalo tutto il lotto, e nel mercato non va niente.
byzanz-about-lesson-win = Resta una sola puntata, e vince. Le sue carte vanno nel mercato, dove più tardi potranno prenderle tutti.
byzanz-about-lesson-settle = Chi vince cede al mercato anche una carta del lotto e tiene il resto. Chi ha una carta offerta non punta più in questo round.
byzanz-about-lesson-market = I lotti sono finiti e apre il mercato. Sceglie per prima la carta offerta più bassa: chi ha avuto il lotto più piccolo adesso ha la scelta più ampia.
byzanz-about-lesson-pick = Si sceglie un tipo e se ne prendono tutte le carte. Così torna in gioco quello che altri hanno puntato.
byzanz-about-lesson-waive = Si può anche non prendere niente, e con la mano piena spesso conviene.
byzanz-about-lesson-nothing-left = Il mercato si è svuotato prima che scegliessero tutti. Chi arriva per ultimo resta a mani vuote.
byzanz-about-lesson-round = Il round è finito. Quello che nessuno ha voluto va nella scatola, le carte offerta tornano in pila e apre chi aveva la più bassa.
byzanz-about-lesson-sale = Tre carte dello stesso tipo sono una vendita, e si vende in qualsiasi momento. La più alta resta come profitto, le altre due escono dal gioco.
byzanz-about-lesson-sale-merchant = Un mercante prende il posto della carta che manca. La merce più alta diventa il profitto, il mercante va nella scatola.
byzanz-about-lesson-sale-merchants = Anche tre mercanti sono una vendita, anzi la migliore: vale 5.
byzanz-about-lesson-limit = Più di sette carte in una mano! Prima di andare avanti bisogna vendere o scartare.
byzanz-about-lesson-discard = Quello che è di troppo va nella scatola e non rende niente. Meglio vendere prima che la mano sia piena.
byzanz-about-lesson-last-market = Il mazzo è finito, e questo era l’ultimo mercato. Adesso ognuno vende quello che ancora può.
byzanz-about-lesson-last-sale = Un’ultima vendita. Alla fine vince il profitto più alto; in caso di parità, chi ha in mano più carte.

## How something is entered. Short: one line on the screen.

byzanz-about-method-lot = «Inserisci il lotto» mostra le carte: cliccate su quelle che sono sul tavolo.
byzanz-about-method-bid = «Punta con le carte» mostra le carte tra cui scegliere. Per passare basta un clic.
byzanz-about-method-award = Cliccate su chi si aggiudica il lotto; se volete annotare il prezzo, sceglietelo prima.
byzanz-about-method-settle = Cliccate sulla carta del lotto che va nel mercato.
byzanz-about-method-pick = Cliccate su un tipo per prenderne tutte le carte. Per non prendere niente basta un clic.
byzanz-about-method-shed = Scegliete «Vendi» o «Scarta», poi cliccate sulle carte.
byzanz-about-method-count = Per ogni mano cliccate sul numero di carte rimaste.
byzanz-about-method-sell = Per vendere cliccate sulla bilancia accanto a un nome, poi su tre carte.

## What is counted over many games: heads of narrow columns, and what they mean.

byzanz-about-figure-merchants = Mercanti
byzanz-about-figure-merchants-explained = Mercanti: quanti ne vende ognuno, sul totale di quelli venduti nelle sue partite.
