# title: the values instead of the gradients
# fails: boxes-test [values-copied]
# fails: boxes-hidden [values-copied]

gradients = {
    "q": -4,
    "p": -6,
    "a": 2,
    "b": -3,
}
