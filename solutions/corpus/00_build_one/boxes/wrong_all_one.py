# title: a copy of the loss's 1 on sums
# fails: boxes-test [sum-not-product]
# fails: boxes-hidden [sum-not-product]

gradients = {
    "q": 1,
    "p": 1 + 1,
    "a": 2 * -3 + 1,
    "b": 2 * 2,
}
