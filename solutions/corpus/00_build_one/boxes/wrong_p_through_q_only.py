# title: p counted on its way through q only
# fails: boxes-test [one-share-of-several]
# fails: boxes-hidden [one-share-of-several]

gradients = {"q": -6, "p": -6, "a": 12, "b": -12}
