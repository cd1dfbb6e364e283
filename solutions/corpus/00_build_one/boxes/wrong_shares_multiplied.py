# title: the shares of p are multiplied
# fails: boxes-test [shares-multiplied]
# fails: boxes-hidden [shares-multiplied]

gradients = {
    "q": -6.0,
    "p": -4.0 * -6.0,
    "a": 24.0 * -3.0 + -6.0,
    "b": 24.0 * 2.0,
}
