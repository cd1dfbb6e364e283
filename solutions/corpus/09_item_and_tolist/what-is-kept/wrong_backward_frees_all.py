# title: after backward() nothing is left
# fails: what-is-kept-test [total-keeps-nodes]
# fails: what-is-kept-hidden [total-keeps-nodes]
kept = dict.fromkeys("abdeg", "nothing") | dict.fromkeys("cfh", "everything")
