### Setting the table up: a checklist that one person reads out.

silk-road-setup-screens = Stellt vor jeder Person einen Sichtschirm auf, zusammen { $players }.
silk-road-setup-purses = Alle nehmen { $gold } Gold und { $silver } Silber und legen sie hinter den Sichtschirm.
silk-road-setup-cubes = Legt alle Warensteine in den Beutel. Dann ziehen alle blind je { $each } und legen sie hinter den Sichtschirm, zusammen { $total }.
silk-road-setup-lay = Mischt die Handelsplättchen und legt in jede Stadt offen { $each }, orange auf orange und violette auf violette: zusammen { $used }. Chang’An und Antioch bleiben leer.
silk-road-setup-lay-swapped = Mischt die Handelsplättchen und legt in jede Stadt offen { $each }, orange auf violett und violette auf orange: zusammen { $used }. Antioch und Chang’An bleiben leer.
silk-road-setup-boxed = Die anderen { $boxed } kommen ungesehen zurück in die Schachtel.
silk-road-setup-guarded = Seht in { $cities } nach: Dort darf kein Betrüger und kein Krämer liegen. Tauscht sie gegen Plättchen aus anderen Städten.
silk-road-setup-caravan = Stellt die Karawane nach { $city }.
silk-road-setup-begin = { $name } führt zuerst und bekommt die Figur des Karawanenführers und { $tokens } Zugmarker.
silk-road-setup-draw = Lost aus, wer die Karawane zuerst führt. Dafür gibt es die Figur des Karawanenführers und { $tokens } Zugmarker.
silk-road-setup-flag-reverse = Silk Road in der anderen Richtung, von Antioch nach Chang’An
silk-road-setup-flag-reverse-only = Bei { $game } gibt es keine Gegenrichtung: --reverse ist für Silk Road.
