### A finished game to step through, with explanations, and short hints in people’s first games.

## The way there

app-demo-see = See a game
app-demo-see-hint = Step through a finished game, with explanations

## The bar along the bottom

app-demo-next = Next
app-demo-before = Back
# Where we are. $number (number): a step. $steps (number): how many there are.
app-demo-step = Step { $number } of { $steps }
app-demo-play-on = Play on from here
app-demo-leave = Leave
# While people try something out.
app-demo-try = Only a try: nothing is kept.
app-demo-return = Back to the demo

## Beside the table

app-demo-happens = What happens here
app-demo-before-first = The game begins
# Before the names of the other games.
app-demo-others = You can also see

## Hints

# When the mouse rests on the cross behind a hint.
app-demo-hush = No more hints
app-demo-hints = Hints for the first games
app-demo-hints-shown = Show them
app-demo-hints-off = Leave them out
# What ← and → do.
app-demo-keys = In a demo: one step back or on
