### The quick line: a move typed in a few words. Players of all languages type at the same table,
### so every list of words here is understood whatever language the table speaks.

## Lists of words, with spaces between them. The first one of a list is offered, the others are
## understood. What belongs together has a line between: “takes_nothing”.

quick-fillers = und für die der das den dem des ein eine einen einem einer mit zu zum zur an auf aus von vom in im ins bei dann es sich Karte Karten Hand Angebot Markt Stapel Plättchen Silber Münzen Würfel Stein Steine Warenstein Warensteine Waren gegen je jeweils Figur Führung Karawane weiter dabei gezeigt mehr vor unter hilft helfen oberste
quick-numbers = null/kein/keine/nichts eins/ein/eine/einen/einer zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf

quick-command = { $command ->
    [undo] rückgängig mach_rückgängig macht_rückgängig rückgängig_machen zurücknehmen nimm_zurück nehmt_zurück zurück
   *[redo] wiederholen wiederhole wiederholt wiederherstellen wieder_eintragen
}
quick-command-asides = letzte letzten letzter letztes Zug Eintrag Eingabe Schritt bitte

## What is said while somebody types. Short, in full sentences.

quick-too-long = Das ist zu lang für einen Zug: { $limit } Zeichen reichen.
quick-unknown = „{ $word }“ ergibt hier keinen Sinn.
quick-outside = „{ $number }“ passt hier nicht: Es muss zwischen { $least } und { $most } liegen.
quick-unclear = Es ist nicht klar, wozu „{ $word }“ gehört.
quick-several = „{ $word }“ kann mehreres heißen: { $meanings }.
quick-examples = Wie geht es weiter? Zum Beispiel: { $words }.
quick-end = Der Zug ist schon fertig.
quick-ask = { $what ->
    [who] Wer denn? Fang mit einem Namen an.
    [verb] Was passiert?
    [card] Welche Karte? Nenn eine Sorte.
    [value] Welchen Wert hat die Karte?
    [worth] Wie viel ist das Gebot wert?
    [count] Wie viele Karten?
    [kind] Welche Sorte?
    [partner] Mit wem?
    [gives] Wie viele Karten gehen weg?
    [gets] Wie viele Karten kommen zurück?
    [good] Welche Ware?
    [goods] Wie viele Waren zeigen die Karten?
    [payment] Womit bezahlt: Handkarte oder Tauschkarte?
    [silver] Wie viel Silber?
    [city] Wohin? Nenn eine Stadt.
    [tile] Welches Plättchen?
    [cubes] Wie viele Steine?
    [exchange] Wogegen?
    [victim] Bei wem?
    [reveals] Wie viele zeigen alle? Nenn der Reihe nach eine Zahl für jeden Platz.
    [crooks] Wie viele Betrüger?
    [times] Wie oft?
    [limit] Bis zu wie vielen?
    [heir] Wer bekommt die Figur?
   *[coins] Wie viel Gold und wie viel Silber?
}
quick-range = Eine Zahl von { $least } bis { $most }.

## Byzanz

quick-byzanz-verb = { $verb ->
    [reveal] deckt_auf decke_auf aufdecken Angebot das_Angebot zeigt legt_aus
    [bid] bietet biete bieten erhöht erhöhe
    [pass] passt passe passen gepasst
    [award] bekommt bekomme gewinnt gewinne ersteigert kriegt
    [settle] legt lege legen gibt
    [pick] nimmt nehme nehmen
    [waive] nimmt_nichts nehme_nichts nichts verzichtet verzichte
    [sell] verkauft verkaufe verkaufen vk
    [discard] legt_ab wirft_ab lege_ab wirft_weg werfe_ab abwerfen ablegen
    [hand] zählt zähle zählen hat hält
   *[off] ab weg
}
quick-byzanz-kind = { $kind ->
    [cloth] Stoff Tuch Tuche
    [spices] Gewürz
    [wine] Weine
    [wood] Hölzer
    [grain] Korn Weizen
    [olives] Olive
   *[merchant] Kaufmann Kaufleute
}

## Kathai

quick-kathai-verb = { $verb ->
    [trade] handelt handle handeln tauscht tausche
    [bury] schiebt_unter vergräbt vergrabe schiebt schiebe wechselt_aus wechsle_aus
    [sell] verkauft verkaufe verkaufen vk
    [bribe] besticht besteche bestechen vertauscht
    [draw] zieht_nach ziehe_nach zieht nachziehen
    [pass] passt passe passen gepasst
    [on] auf
    [give-up] legt_ab legt gibt_ab ab
    [to] an
    [from] von
   *[gift] als_Geschenk geschenkt umsonst
}
quick-kathai-good = { $good ->
    [salt] Salz
    [gold] Gold
    [silk] Seiden
    [spices] Gewürz
   *[tea] Tees
}
quick-kathai-payment = { $payment ->
    [hand] Handkarte Hand
   *[exchange] Tauschkarte Tausch
}

## Silk Road

quick-silk-road-verb = { $verb ->
    [bid] bietet biete bieten
    [pass] passt passe passen gepasst
    [rest] niemand_bietet niemand alle_passen Rest
    [lead] führt führe führen die_Führung_geht_an führt_weiter
    [accept] nimmt_an nehme_an nimmt_das_Gebot_an nimmt_das_höchste_Gebot_an akzeptiert akzeptiere
    [pay] zahlt zahle bezahlt bezahle zahlt_so_viel_wie_das_höchste_Gebot
    [travel] zieht ziehe reist reise führt_die_Karawane
    [take] nimmt nehme nehmen
    [printed] gedruckt gedrucktes benutzt_gedrucktes benutzt_das_gedruckte_Plättchen nutzt_das_gedruckte_Plättchen mit_dem_gedruckten_Plättchen
    [again] nochmal nimmt_nochmal noch_eins nimmt_noch_eins nimmt_ein_zweites nimmt_ein_zweites_Plättchen
    [hand] gibt gebe gibt_weiter reicht gibt_die_Führung_ab
    [receive] bekommt erhält
    [use] benutzt benutze nutzt nutze setzt
   *[count] zählt zähle zählen hat hat_gezählt
}
quick-silk-road-small = { $word ->
    [to] nach zu
    [for] gegen für
    [with] mit
    [twice] zweimal
    [times] mal
    [up-to] bis bis_zu
    [gold] Gold
   *[silver] Silber
}
quick-silk-road-action = { $tile ->
    [seller] verkauft verkaufe verkaufen vk
    [buyer] kauft kaufe kaufen
    [barter] tauscht tausche tauschen
    [special-barter] macht_Sondertausch macht_einen_Sondertausch Sondertausch
    [thief] bestiehlt bestehle stiehlt stehle klaut schickt_den_Dieb
    [vizier] nennt nenne nennen
    [crook] behält_Betrüger behält_einen_Betrüger hebt_den_Betrüger_auf hebt_einen_Betrüger_auf
   *[barterer] behält_Krämer behält_einen_Krämer hebt_den_Krämer_auf hebt_einen_Krämer_auf
}
quick-silk-road-tile = { $tile ->
    [seller] Verkäufern
    [buyer] Käufern
    [barter] Tauschplättchen
    [special-barter] Sonder
    [thief] Diebe
    [vizier] Wesir
    [crook] Betrügern
   *[barterer] Krämern
}
quick-silk-road-good = { $good ->
    [ivory] Elfenbein
    [silk] Seiden
    [fruit] Trockenfrucht Früchte Frucht Obst
    [jewels] Juwel Edelsteine Edelstein
   *[spices] Gewürz
}
