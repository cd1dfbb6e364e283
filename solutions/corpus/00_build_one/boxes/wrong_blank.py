# title: left one blank
# fails: boxes-test [TODO]

gradients = {"q": -6, "p": -10, "a": 24, "b": ...}
