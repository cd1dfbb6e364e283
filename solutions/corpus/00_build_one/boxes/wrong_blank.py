# title: left one blank
# fails: boxes-test [not attempted]
# fails: boxes-hidden [not attempted]

gradients = {"q": -6, "p": -10, "a": 24, "b": ...}
