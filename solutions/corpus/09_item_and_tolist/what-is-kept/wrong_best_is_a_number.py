# title: min() gives a number
# fails: what-is-kept-hidden [min-returns-one-of-two]
# never: another-graph-was-freed
kept = dict.fromkeys("bdeh", "nothing") | dict.fromkeys("ag", "nodes")
kept |= dict.fromkeys("cf", "everything")
