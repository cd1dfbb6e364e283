# title: a number keeps its graph
# fails: what-is-kept-test [number-keeps-nothing]
kept = dict.fromkeys("de", "nothing") | dict.fromkeys("ag", "nodes")
kept |= dict.fromkeys("bcfh", "everything")
