### Silk Road for whoever does not know it yet. These texts are found by their ids.

silk-road-about-name = Silk Road
silk-road-about-part = Prossima città
silk-road-about-example = eva compra 2 cubetti di seta

## What happens in a step, in one or two sentences.

silk-road-about-lesson-begin = Ognuno nasconde dietro lo schermo una moneta d’oro, 5 d’argento e tre cubetti. La carovana aspetta a Chang’An: tutti possono offrire per la guida, tranne chi ce l’ha già.
silk-road-about-lesson-bid = Un’offerta per la guida. Chi guida sceglie la strada, prende la prima tessera e decide a chi tocca dopo.
silk-road-about-lesson-overbid = Un’offerta più alta. Si parla una volta sola, e nessuno può offrire più di quello che ha.
silk-road-about-lesson-pass = Qualcuno passa. Per fare un’offerta dovrà aspettare la prossima tappa.
silk-road-about-lesson-no-bid = Nessuno fa offerte. Continua a guidare chi guidava, e nessuno paga.
silk-road-about-lesson-no-more = Nessuno offre di più. Adesso chi guida deve rispondere all’offerta più alta.
silk-road-about-lesson-accept = L’offerta è accettata: chi guidava prende le monete e cede la pedina e i gettoni.
silk-road-about-lesson-pay = Chi guida vuole restare: paga la stessa somma a chi l’ha offerta.
silk-road-about-lesson-travel = La carovana riparte. In città ci sono tessere commercio, di solito una in meno di quanti siete; la prima la prende chi guida.
silk-road-about-lesson-travel-to-printed = In questa città c’è una tessera stampata sulla mappa. Può usarla solo chi guida, prima di prenderne un’altra.
silk-road-about-lesson-printed = Si usa la tessera stampata, che resta sulla mappa e non costa gettoni. Poi chi guida prende comunque una tessera.
silk-road-about-lesson-seller = Un venditore: la banca paga 4 monete per il primo cubetto, 3 per il secondo, 2 per il terzo e 1 per ogni altro.
silk-road-about-lesson-buyer = Un compratore: il primo cubetto costa 1, il secondo 2, il terzo 3 e ogni altro 4. Due o tre convengono.
silk-road-about-lesson-barter = Un baratto: quello che c’è a sinistra sulla tessera va nel sacchetto, quello che c’è a destra ne esce, una o due volte.
silk-road-about-lesson-special-barter = Con il baratto speciale si danno merci a scelta e se ne prendono altrettante. Aiuta ad averne tante dello stesso tipo.
silk-road-about-lesson-thief = Il ladro pesca alla cieca un cubetto da dietro uno schermo. Quale, non lo sa nessun altro.
silk-road-about-lesson-vizier = Dal gran visir tutti mostrano cubetti della merce nominata. Chi ne mostra di più riceve 5 monete d’argento, chi viene subito dopo 3, e i cubetti li tenete voi. La tessera si mette da parte con sopra un cubetto del sacchetto.
silk-road-about-lesson-crook = Un truffatore si tiene da parte: più avanti, su una tessera, farà passare una merce per un’altra.
silk-road-about-lesson-crook-helps = Un truffatore tenuto da parte dà una mano: una merce della tessera cambia colore, proprio come serve.
silk-road-about-lesson-barterer = Un bottegaio si tiene da parte. In un’altra città farà prendere una seconda tessera.
silk-road-about-lesson-again = Si usa il bottegaio e si prende subito una seconda tessera. Qualcun altro resterà senza.
silk-road-about-lesson-unused = Prendere una tessera è obbligatorio, usarla no. Se non altro, così non la usa nessun altro.
silk-road-about-lesson-hand = La pedina va a chi ha ancora un turno in questa città. Pensateci: chi arriva per ultimo non prende tessere, ma poi guida.
silk-road-about-lesson-next-leader = Le tessere sono finite. Chi riceve adesso la pedina non prende niente, ma guida la prossima tappa.
silk-road-about-lesson-goal = La carovana è arrivata. Qui non c’è mercato: ognuno conta dietro il proprio schermo.
silk-road-about-lesson-count = Monete e cubetti si contano in segreto, una persona dopo l’altra. Non si vede niente finché non avete finito di contare.
silk-road-about-lesson-end = Avete finito di contare. Una moneta d’argento vale un punto, una d’oro cinque, un cubetto uno, e ogni maggioranza altri 2.

## How something is entered. Short: one line on the screen.

silk-road-about-method-lead = Cliccate su chi guida; le offerte non serve inserirle.
silk-road-about-method-bid = Cliccate su quanto si offre, oppure «Passa». Il primo pulsante chiude le offerte.
silk-road-about-method-answer = Un clic: prendere le monete, oppure pagarle e restare.
silk-road-about-method-travel = Cliccate sulla prossima città. Se il programma non la conosce, la scrivete una volta sola.
silk-road-about-method-printed = Se si usa, prima «Usa la tessera stampata»; poi chi guida prende una tessera.
silk-road-about-method-take = Cliccate sulla tessera accanto alla mappa; se il programma lo chiede, inserite come si è usata.
silk-road-about-method-again = Il bottegaio ha un pulsante tutto suo; altrimenti cliccate su chi riceve la pedina.
silk-road-about-method-hand = Cliccate su chi riceve la pedina.
silk-road-about-method-count = Clicca sul tuo nome, fai voltare gli altri e inserisci monete e cubetti.

## What is counted over many games: heads of narrow columns, and what they mean.

silk-road-about-figure-led = Guida
silk-road-about-figure-led-explained = Guida: in quante tappe, in media a partita, si guida la carovana.
silk-road-about-figure-silver = Monete
silk-road-about-figure-silver-explained = Monete: quanto si ha in monete alla fine, in media; ogni moneta d’oro conta 5.
silk-road-about-figure-cubes = Cubetti
silk-road-about-figure-cubes-explained = Cubetti: quanti se ne hanno alla fine, in media.
silk-road-about-figure-majorities = Maggioranze
silk-road-about-figure-majorities-explained = Maggioranze: in quante merci, in media, si è davanti a tutti alla fine.
silk-road-about-figure-tiles = Tessere
silk-road-about-figure-tiles-explained = Tessere: quante tessere commercio, in media a partita, si prendono.
