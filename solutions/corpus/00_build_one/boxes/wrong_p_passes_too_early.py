# title: p passes on too early
# fails: boxes-test [no diagnosis]
# fails: boxes-hidden [no diagnosis]

gradients = {"q": -6, "p": -10, "a": -3 * -4 + -6, "b": 2 * -4}
