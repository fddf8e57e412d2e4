### Words that are typed in the quick line for moves of Kathai, and what is asked where one is missing.

kathai-quick-verb = { $verb ->
    [trade] handelt handle handeln tauscht tausche
    [bury] schiebt_unter legt_unter legt_eine_Karte_unter vergräbt vergrabe schiebt schiebe wechselt_aus wechsle_aus
    [sell] verkauft verkaufe verkauf verkaufen vk
    [bribe] besticht besteche bestechen vertauscht vertausche
    [draw] zieht_nach ziehe_nach zieh_nach zieht nachziehen
    [pass] passt passe passen gepasst
    [on] auf
    [give-up] legt_ab legt gibt_ab ab
    [to] an
    [from] von
   *[gift] als_Geschenk geschenkt umsonst
}
kathai-quick-good = { $good ->
    [salt] Salz
    [gold] Gold
    [silk] Seiden
    [spices] Gewürz
   *[tea] Tees
}
kathai-quick-payment = { $payment ->
    [hand] Handkarte Hand
   *[exchange] Tauschkarte Tausch
}

## Questions about what is still missing. They are found by their ids.

kathai-quick-question-partner = Mit wem?
kathai-quick-question-gives = Wie viele Karten gehen weg?
kathai-quick-question-gets = Wie viele Karten kommen zurück?
kathai-quick-question-count = Wie viele Karten?
kathai-quick-question-good = Welche Ware?
kathai-quick-question-goods = Wie viele Waren zeigen die Karten?
kathai-quick-question-payment = Womit wird bezahlt: Handkarte oder Tauschkarte?
