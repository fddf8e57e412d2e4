### Setting the table up: a checklist that one person reads out.

silk-road-setup-screens = Jeder stellt einen Sichtschirm vor sich auf, zusammen { $players }.
silk-road-setup-purses = Jeder nimmt sich { $gold } Gold und { $silver } Silber und legt sie hinter seinen Sichtschirm.
silk-road-setup-cubes = Legt alle Warensteine in den Beutel. Dann zieht jeder blind { $each } und legt sie hinter seinen Sichtschirm, zusammen { $total }.
silk-road-setup-lay = Mischt die Handelsplättchen und legt in jede Stadt { $each } offen aus, die orangefarbenen in orangefarbene Städte, die violetten in violette: zusammen { $used }. Chang’An und Antioch bleiben leer.
silk-road-setup-lay-swapped = Mischt die Handelsplättchen und legt in jede Stadt { $each } offen aus, die orangefarbenen in violette Städte, die violetten in orangefarbene: zusammen { $used }. Antioch und Chang’An bleiben leer.
silk-road-setup-boxed = Die anderen { $boxed } kommen ungesehen zurück in die Schachtel.
silk-road-setup-guarded = Seht in { $cities } nach: Dort darf kein Betrüger und kein Krämer liegen. Tauscht sie gegen Plättchen derselben Farbe aus anderen Städten.
silk-road-setup-caravan = Stellt die Karawane nach { $city }.
silk-road-setup-begin = { $name } führt zuerst und bekommt die Figur des Karawanenführers und { $tokens } Zugmarker.
silk-road-setup-draw = Lost aus, wer die Karawane zuerst führt. Dazu gehören die Figur des Karawanenführers und { $tokens } Zugmarker.
silk-road-setup-flag-reverse = Silk Road in der anderen Richtung, von Antioch nach Chang’An
silk-road-setup-flag-reverse-only = --reverse gibt es nur bei Silk Road, nicht bei { $game }.
