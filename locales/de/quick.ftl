### The quick line: a move typed in a few words. Players of all languages type at the same table,
### so every list of words here is understood whatever language the table speaks.

## Lists of words, with spaces between them. The first one of a list is offered, the others are
## understood. What belongs together has a line between: “takes_nothing”.

quick-fillers = und für um die der das den dem des ein eine einen einem einer mit zu zum zur an auf aus von vom in im ins bei beim dann jetzt es sich Karte Karten Hand Angebot Markt Stapel Plättchen Silber Münzen Würfel Stein Steine Warenstein Warensteine Waren gegen je jeweils Figur Führung Karawane weiter dabei gezeigt mehr vor unter hilft helfen oberste
quick-numbers = null/kein/keine/nichts eins/ein/eine/einen/einer zwei/zwo drei vier fünf sechs sieben acht neun zehn elf zwölf

quick-command = { $command ->
    [undo] rückgängig mach_rückgängig macht_rückgängig rückgängig_machen zurücknehmen nimm_zurück nehmt_zurück zurück
   *[redo] wiederholen wiederhole wiederholt wiederherstellen wieder_eintragen
}
quick-command-asides = letzte letzten letzter letztes Zug Eintrag Eingabe Schritt bitte

## What is said while somebody types. Short, in full sentences.

quick-too-long = Das ist zu lang für einen Zug: { $limit } Zeichen reichen.
quick-unknown = „{ $word }“ ergibt hier keinen Sinn.
quick-outside = „{ $number }“ passt hier nicht: Die Zahl muss zwischen { $least } und { $most } liegen.
quick-unclear = Es ist nicht klar, wozu „{ $word }“ gehört.
quick-several = „{ $word }“ kann mehreres heißen: { $meanings }.
quick-examples = Wie geht es weiter? Zum Beispiel: { $words }.
quick-end = Der Zug ist schon fertig.
quick-question-who = Wer denn? Fangt mit einem Namen an.
quick-question-verb = Was passiert?
quick-range = Eine Zahl von { $least } bis { $most }.
