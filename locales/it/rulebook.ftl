### The rulebook, in window and terminal.

rulebook-words = Parole
rulebook-group = { $group ->
    [pieces] Sul tavolo
    [goods] Merci
    [tiles] Tessere commercio
   *[play] Nel gioco
}
rulebook-meant = Intendevi «{ $words }»?
