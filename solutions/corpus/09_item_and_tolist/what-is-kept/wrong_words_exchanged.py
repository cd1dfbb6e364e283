# title: takes "nodes" for what backward() needs, and "everything" for what is left after it
# fails: what-is-kept-test [no diagnosis]
# fails: what-is-kept-hidden [no diagnosis]
# never: total-keeps-nodes
# never: retained-graph-is-not-freed
kept = dict.fromkeys("bde", "nothing") | dict.fromkeys("ag", "everything")
kept |= dict.fromkeys("cfh", "nodes")
