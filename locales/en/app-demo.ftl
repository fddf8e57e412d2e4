### A finished game to step through, with explanations, and short hints in people’s first games.

## The way there

app-demo-see = Watch a game
app-demo-see-hint = Step through a finished game, with explanations

## The bar along the bottom

app-demo-next = Next
app-demo-before = Back
# Where we are. $number (number): a step. $steps (number): how many there are.
app-demo-step = Step { $number } of { $steps }
app-demo-play-on = Play on from here
app-demo-leave = Leave
# While people try something out.
app-demo-try = Just for practice: nothing is saved.
app-demo-return = Back to the demo

## Beside the table

app-demo-happens = What’s happening
app-demo-before-first = The game begins
# Before the names of the other games.
app-demo-others = Other games to watch

## Hints

# When the mouse rests on the cross behind a hint.
app-demo-hush = No more hints
app-demo-hints = Hints in your first games
app-demo-hints-shown = Show
app-demo-hints-off = Hide
# What ← and → do.
app-demo-keys = In a demo: one step back or forward
