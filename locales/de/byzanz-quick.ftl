### Words that are typed in the quick line for moves of Byzanz, and what is asked where one is missing.

byzanz-quick-verb = { $verb ->
    [reveal] deckt_auf decke_auf deck_auf aufdecken Angebot das_Angebot zeigt legt_aus
    [bid] bietet biete bieten erhöht erhöhe
    [pass] passt passe passen gepasst steigt_aus
    [award] bekommt bekomme gewinnt gewinne ersteigert kriegt erhält
    [settle] legt lege leg legen gibt
    [pick] nimmt nehme nehmen
    [waive] nimmt_nichts nehme_nichts nichts verzichtet verzichte
    [sell] verkauft verkaufe verkauf verkaufen vk
    [discard] wirft_ab legt_ab werfe_ab werf_ab lege_ab leg_ab wirft_weg schmeißt_weg schmeißt_ab abwerfen ablegen
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

byzanz-quick-question-card = Welche Karte? Nennt eine Sorte.
byzanz-quick-question-value = Welchen Wert hat die Karte?
byzanz-quick-question-worth = Wie viel ist das Gebot wert?
byzanz-quick-question-count = Wie viele Karten?
byzanz-quick-question-kind = Welche Sorte?
