# title: local derivatives, nothing multiplied on
# fails: boxes-test [TODO]

gradients = {"q": -6, "p": -10, "a": -2, "b": 2}
