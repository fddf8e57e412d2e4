### Words that are typed in the quick line for moves of Byzanz, and what is asked where one is missing.

byzanz-quick-verb = { $verb ->
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
byzanz-quick-kind = { $kind ->
    [cloth] Stoff Tuch Tuche
    [spices] Gewürz
    [wine] Weine
    [wood] Hölzer
    [grain] Korn Weizen
    [olives] Olive
   *[merchant] Kaufmann Kaufleute
}

## Questions about what is still missing. They are found by their ids.

byzanz-quick-question-card = Welche Karte? Nenn eine Sorte.
byzanz-quick-question-value = Welchen Wert hat die Karte?
byzanz-quick-question-worth = Wie viel ist das Gebot wert?
byzanz-quick-question-count = Wie viele Karten?
byzanz-quick-question-kind = Welche Sorte?
