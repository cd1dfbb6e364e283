# title: min() gives a number
# fails: what-is-kept-hidden [total-keeps-everything]
kept = dict.fromkeys("bdeh", "nothing") | dict.fromkeys("ag", "nodes")
kept |= dict.fromkeys("cf", "everything")
