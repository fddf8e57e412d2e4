### The quick line: a move typed in a few words. Players of all languages type at the same table,
### so every list of words here is understood whatever language the table speaks.

## Lists of words, with spaces between them. The first one of a list is offered, the others are
## understood. What belongs together has a line between: “takes_nothing”.

quick-fillers = e ed per il lo la i gli le un una di del dello della dei degli delle da dal dalla a ad al alla con su sul in nel nella poi si carta carte mano lotto asta mercato mazzo tessera argento moneta monete cubetto cubetti merce merci contro puntando ogni pedina gettone gettoni rimasti guida carovana davanti sotto cambio quella cima più volta danno mostrati
quick-numbers = zero/nessuna/niente uno/un/una due tre quattro cinque sei sette otto nove dieci undici dodici

quick-command = { $command ->
    [undo] annulla annullare annullate torna_indietro tornate_indietro indietro
   *[redo] rifai rifare rifate ripeti ripetere ripetete ripristina
}
quick-command-asides = ultima ultimo mossa inserimento passo favore

## What is said while somebody types. Short, in full sentences.

quick-too-long = È troppo per una mossa sola: bastano { $limit } lettere.
quick-unknown = Qui «{ $word }» non si capisce.
quick-outside = «{ $number }» qui non va bene: ci vuole un numero da { $least } a { $most }.
quick-unclear = Non è chiaro a che cosa si riferisca «{ $word }».
quick-several = «{ $word }» può voler dire più cose: { $meanings }.
quick-examples = Come continua? Per esempio: { $words }.
quick-end = La mossa è già completa.
quick-question-who = Chi? Comincia da un nome.
quick-question-verb = Che cosa succede?
quick-range = Un numero da { $least } a { $most }.
