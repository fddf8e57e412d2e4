### The rulebook in the window.

app-rulebook-search = Search the rules
# $query (text): what was searched for.
app-rulebook-nothing = No rule contains all of these words: { $query }
# $rules (number): how many were found.
app-rulebook-found = { $rules ->
    [one] One rule
   *[other] { $rules } rules
}
app-rulebook-now = What applies now
app-rulebook-ruling = our ruling
# Another way to play. $text (text): sentences.
app-rulebook-house = House rule instead: { $text }
app-rulebook-beside = Second language
app-rulebook-alone = none
# $title (text): the title of a chapter.
app-rulebook-more = More in “{ $title }”
# Under a rule that has the searched words in another language only; the sentence in that language follows. $language (text): the name of that language.
app-rulebook-found-in = Found here ({ $language }):
