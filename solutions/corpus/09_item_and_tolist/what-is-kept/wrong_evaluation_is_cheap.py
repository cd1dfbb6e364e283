# title: no backward(), so only nodes
# fails: what-is-kept-test [total-keeps-everything]
# fails: what-is-kept-hidden [total-keeps-everything]
# never: another-graph-was-freed
kept = dict.fromkeys("bde", "nothing") | dict.fromkeys("agch", "nodes") | {"f": "everything"}
