# title: a counted in the sum only
# fails: boxes-test [TODO]

gradients = {"q": -6, "p": -10, "a": -6, "b": -20}
