# title: a counted in the sum only
# fails: boxes-test [one-share-of-several]
# fails: boxes-hidden [one-share-of-several]

gradients = {"q": -6, "p": -10, "a": -6, "b": -20}
