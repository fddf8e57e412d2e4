### The rulebook in the window.

app-rulebook-search = In den Regeln suchen
app-rulebook-nothing = Keine Regel enthält alle diese Wörter: { $query }
app-rulebook-found = { $rules ->
    [one] Eine Regel
   *[other] { $rules } Regeln
}
app-rulebook-now = Was jetzt gilt
app-rulebook-ruling = unsere Auslegung
app-rulebook-house = Oder als Hausregel: { $text }
app-rulebook-beside = Zweite Sprache
app-rulebook-alone = keine
app-rulebook-more = Mehr unter „{ $title }“
app-rulebook-found-in = Fundstelle ({ $language }):
