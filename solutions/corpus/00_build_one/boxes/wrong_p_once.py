# title: p counted in the loss only
# fails: boxes-test [TODO]

gradients = {"q": -6, "p": -4, "a": 6, "b": -8}
