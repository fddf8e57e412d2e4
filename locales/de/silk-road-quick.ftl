### Words that are typed in the quick line for moves of Silk Road, and what is asked where one is missing.

silk-road-quick-verb = { $verb ->
    [bid] bietet biete bieten
    [pass] passt passe passen gepasst
    [rest] niemand_bietet niemand alle_passen Rest
    [lead] führt führe führen die_Führung_geht_an führt_weiter
    [accept] nimmt_an nehme_an nimmt_das_Gebot_an nimmt_das_höchste_Gebot_an akzeptiert akzeptiere
    [pay] zahlt zahle bezahlt bezahle zahlt_so_viel_wie_das_höchste_Gebot
    [travel] zieht ziehe reist reise führt_die_Karawane
    [take] nimmt nehme nehmen
    [printed] aufgedruckt aufgedrucktes benutzt_aufgedrucktes nutzt_aufgedrucktes benutzt_das_aufgedruckte_Plättchen nutzt_das_aufgedruckte_Plättchen mit_dem_aufgedruckten_Plättchen gedruckt gedrucktes benutzt_gedrucktes benutzt_das_gedruckte_Plättchen nutzt_das_gedruckte_Plättchen mit_dem_gedruckten_Plättchen
    [again] nochmal nimmt_nochmal noch_eins nimmt_noch_eins nimmt_ein_zweites nimmt_ein_zweites_Plättchen
    [hand] gibt gebe gibt_weiter reicht gibt_die_Führung_ab
    [receive] bekommt kriegt erhält
    [use] benutzt benutze nutzt nutze setzt
   *[count] zählt zähle zählen hat hat_gezählt
}
silk-road-quick-small = { $word ->
    [to] nach zu
    [for] gegen für
    [with] mit
    [twice] zweimal
    [times] mal
    [up-to] bis bis_zu
    [gold] Gold
   *[silver] Silber
}
silk-road-quick-action = { $tile ->
    [seller] verkauft verkaufe verkaufen vk
    [buyer] kauft kaufe kaufen
    [barter] tauscht tausche tauschen
    [special-barter] macht_Sondertausch macht_einen_Sondertausch Sondertausch
    [thief] bestiehlt bestehle stiehlt stehle klaut schickt_den_Dieb
    [vizier] nennt nenne nennen
    [crook] behält_Betrüger behält_einen_Betrüger hebt_den_Betrüger_auf hebt_einen_Betrüger_auf
   *[barterer] behält_Krämer behält_einen_Krämer hebt_den_Krämer_auf hebt_einen_Krämer_auf
}
silk-road-quick-tile = { $tile ->
    [seller] Verkäufern
    [buyer] Käufern
    [barter] Tauschplättchen
    [special-barter] Sonder
    [thief] Diebe
    [vizier] Wesir
    [crook] Betrügern
   *[barterer] Krämern
}
silk-road-quick-good = { $good ->
    [ivory] Elfenbein
    [silk] Seiden
    [fruit] Trockenfrucht Früchte Frucht Obst
    [jewels] Juwel Edelsteine Edelstein
   *[spices] Gewürz
}

## Questions about what is still missing. They are found by their ids.

silk-road-quick-question-silver = Wie viel Silber?
silk-road-quick-question-city = Wohin? Nennt eine Stadt.
silk-road-quick-question-tile = Welches Plättchen?
silk-road-quick-question-good = Welche Ware?
silk-road-quick-question-cubes = Wie viele Steine?
silk-road-quick-question-exchange = Wogegen?
silk-road-quick-question-victim = Bei wem?
silk-road-quick-question-reveals = Wie viele zeigt jeder? Nennt der Reihe nach eine Zahl für jeden Platz.
silk-road-quick-question-crooks = Wie viele Betrüger?
silk-road-quick-question-times = Wie oft?
silk-road-quick-question-limit = Bis zu wie vielen?
silk-road-quick-question-heir = Wer bekommt die Figur?
silk-road-quick-question-coins = Wie viel Gold und wie viel Silber?
