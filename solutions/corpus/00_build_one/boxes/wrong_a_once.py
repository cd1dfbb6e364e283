# title: a counted in the product only
# fails: boxes-test [TODO]

gradients = {"q": -6, "p": -10, "a": 30, "b": -20}
