# title: lost a minus sign
# fails: boxes-test [TODO]

gradients = {"q": -6, "p": -10, "a": 24, "b": 20}
