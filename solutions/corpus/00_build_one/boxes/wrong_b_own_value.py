# title: took b for the slope of b
# fails: boxes-test [TODO]

gradients = {"q": -6, "p": -10, "a": 24, "b": 30}
