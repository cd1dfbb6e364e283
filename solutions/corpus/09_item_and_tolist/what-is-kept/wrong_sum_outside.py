# title: what is added outside no_grad is recorded
# fails: what-is-kept-test [number-keeps-nothing]
kept = dict.fromkeys("be", "nothing") | dict.fromkeys("adg", "nodes")
kept |= dict.fromkeys("cfh", "everything")
