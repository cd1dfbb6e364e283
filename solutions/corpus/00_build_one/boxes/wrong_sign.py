# title: lost a minus sign
# fails: boxes-test [sign-lost]
# fails: boxes-hidden [sign-lost]

gradients = {"q": -6, "p": -10, "a": 24, "b": 20}
