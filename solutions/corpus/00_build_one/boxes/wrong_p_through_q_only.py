# title: p counted on its way through q only
# fails: boxes-test [TODO]

gradients = {"q": -6, "p": -6, "a": 12, "b": -12}
