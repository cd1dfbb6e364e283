# title: a and b swapped
# fails: boxes-test [TODO]

gradients = {"q": -6, "p": -10, "a": -20, "b": 24}
