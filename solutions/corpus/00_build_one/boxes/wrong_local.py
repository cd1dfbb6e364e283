# title: local derivatives, nothing multiplied on
# fails: boxes-test [incoming-gradient-ignored]
# fails: boxes-hidden [incoming-gradient-ignored]

gradients = {"q": -6, "p": -10, "a": -2, "b": 2}
