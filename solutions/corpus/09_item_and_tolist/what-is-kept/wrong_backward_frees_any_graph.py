# title: a backward() in the loop frees every graph in it
# fails: what-is-kept-hidden [another-graph-was-freed]
kept = dict.fromkeys("bde", "nothing") | dict.fromkeys("agh", "nodes")
kept |= dict.fromkeys("cf", "everything")
