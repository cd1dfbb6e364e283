# title: took b for the slope of b
# fails: boxes-test [own-value-as-slope]
# fails: boxes-hidden [own-value-as-slope]

gradients = {"q": -6, "p": -10, "a": 24, "b": 30}
