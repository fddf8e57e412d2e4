### What is counted over many games.

byzanz-figures-rounds = profitto medio, round dopo round
