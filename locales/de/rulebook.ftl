### The rulebook, in window and terminal.

rulebook-words = Wörter
rulebook-group = { $group ->
    [pieces] Auf dem Tisch
    [goods] Waren
    [tiles] Handelsplättchen
   *[play] Im Spiel
}
rulebook-meant = Meint ihr „{ $words }“?
