# title: a and b swapped
# fails: boxes-test [gradients-swapped]
# fails: boxes-hidden [gradients-swapped]

gradients = {"q": -6, "p": -10, "a": -20, "b": 24}
