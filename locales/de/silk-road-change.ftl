### What an amended entry changes, one line for each number.

silk-road-change-points = Punkte von { $name }: { $to } statt { $from }
silk-road-change-rank = Rang von { $name }: { $to } statt { $from }
silk-road-change-purse = Silber von { $name }: { $to } statt { $from }
silk-road-change-cubes = Warensteine von { $name }: { $to } statt { $from }
silk-road-change-kept = Aufgehoben von { $name }: jetzt { $to }, vorher { $from }
silk-road-change-leader = Führung: jetzt { $to }, vorher { $from }
silk-road-change-pawn = Figur: jetzt { $to }, vorher { $from }
silk-road-change-nobody = niemand
silk-road-change-city = Karawane: jetzt in { $to }, vorher in { $from }
silk-road-change-barred = Beim Großwesir genannt: jetzt { $to }, vorher { $from }
