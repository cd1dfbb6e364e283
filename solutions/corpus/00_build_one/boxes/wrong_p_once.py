# title: p counted in the loss only
# fails: boxes-test [one-share-of-several]
# fails: boxes-hidden [one-share-of-several]

gradients = {"q": -6, "p": -4, "a": 6, "b": -8}
