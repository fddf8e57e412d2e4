### The quick line: a move in typed words. The hint stands in the empty line.

app-quick-hint = Who does what? For example: eva passes
app-quick-enter = Enter writes it down
app-quick-keys = A move in a few words: “eva bids 5”
