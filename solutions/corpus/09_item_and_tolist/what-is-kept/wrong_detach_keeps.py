# title: detach() keeps the history it leaves
# fails: what-is-kept-hidden [number-keeps-nothing]
kept = dict.fromkeys("bd", "nothing") | dict.fromkeys("aeg", "nodes")
kept |= dict.fromkeys("cfh", "everything")
