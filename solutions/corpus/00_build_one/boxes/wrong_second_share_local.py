# title: the second use of a adds its local derivative only
# fails: boxes-test [one-share-only-local]
# fails: boxes-hidden [one-share-only-local]

gradients = {"q": -6, "p": -10, "a": 31, "b": -20}
