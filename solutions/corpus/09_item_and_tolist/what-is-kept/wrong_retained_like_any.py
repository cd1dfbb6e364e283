# title: backward() frees, whatever it is given
# fails: what-is-kept-hidden [retained-graph-is-not-freed]
kept = dict.fromkeys("bde", "nothing") | dict.fromkeys("agf", "nodes")
kept |= dict.fromkeys("ch", "everything")
