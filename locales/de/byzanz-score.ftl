### The result, and why it is as it is.

byzanz-score-winner = { $name } siegt mit einem Gewinn von { $points }.
byzanz-score-winners = { $names } teilen sich den Sieg mit einem Gewinn von je { $points }.
byzanz-score-running = Das Spiel läuft noch. Gewinn bisher:
byzanz-score-sale = { $name }, Runde { $round }: { $cards } verkauft, { $kept } behalten: { $points }.
byzanz-score-sale-merchants = { $name }, Runde { $round }: drei Händler verkauft, einen behalten: { $points }.
byzanz-score-total = { $name } insgesamt: { $points } aus { $sales ->
    [one] einem Verkauf
   *[other] { $sales } Verkäufen
}.
byzanz-score-no-sale = { $name } hat nichts verkauft: 0.
byzanz-score-decided-points = Der Gewinn hat entschieden: { $name } hat { $points }, das nächstbeste Ergebnis ist { $second }.
byzanz-score-decided-hand = { $names } liegen mit { $points } gleichauf. Die Handkarten haben entschieden: { $name } hat die meisten, nämlich { $hand ->
    [one] eine
   *[other] { $hand }
}.
byzanz-score-decided-offer = { $names } liegen mit { $points } gleichauf, und niemand hat allein die meisten Handkarten. Nach eurer Hausregel hat die höchste Angebotskarte der letzten Runde entschieden: { $name } hatte die { $offer }.
byzanz-score-decided-shared = { $names } haben gleich viel Gewinn, nämlich { $points }, und gleich viele Handkarten, nämlich { $hand ->
    [one] eine
   *[other] { $hand }
}. Sie teilen sich den Sieg.
byzanz-score-hand = { $name } zählt { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
} auf der Hand.
byzanz-score-without-merchants = Händler zählten nach eurer Hausregel nicht mit.
