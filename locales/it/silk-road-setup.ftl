### Setting the table up: a checklist that one person reads out.

silk-road-setup-screens = Prendete uno schermo a testa: { $players } in tutto.
silk-road-setup-purses = Prendete a testa { $gold ->
    [one] una moneta d’oro
   *[other] { $gold } monete d’oro
} e { $silver ->
    [one] una
   *[other] { $silver }
} d’argento, e nascondetele dietro lo schermo.
silk-road-setup-cubes = Mettete tutti i cubetti nel sacchetto. Senza guardare, pescatene { $each } a testa e nascondeteli dietro lo schermo: { $total } in tutto.
silk-road-setup-lay = Mescolate le tessere commercio e mettetene { $each } scoperte in ogni città, le arancioni sulle arancioni e le viola sulle viola: { $used } in tutto. Su Chang’An e Antioch non ne va nessuna.
silk-road-setup-lay-swapped = Mescolate le tessere commercio e mettetene { $each } scoperte in ogni città, le arancioni sulle viola e le viola sulle arancioni: { $used } in tutto. Su Antioch e Chang’An non ne va nessuna.
silk-road-setup-boxed = Rimettete nella scatola le altre { $boxed }, senza guardarle.
silk-road-setup-guarded = Controllate { $cities }: lì non possono stare né truffatori né bottegai. Scambiateli con tessere di altre città.
silk-road-setup-caravan = Mettete la carovana { AD($city) }.
silk-road-setup-begin = All’inizio guida { $name }, che prende la pedina del capo della carovana e { $tokens } gettoni turno.
silk-road-setup-draw = Tirate a sorte chi guida all’inizio: prende la pedina del capo della carovana e { $tokens } gettoni turno.
silk-road-setup-flag-reverse = Silk Road nell’altro verso, da Antioch a Chang’An
silk-road-setup-flag-reverse-only = { $game } non si gioca al contrario: --reverse è per Silk Road.
