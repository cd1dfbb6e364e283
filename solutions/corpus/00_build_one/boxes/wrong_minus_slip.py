# title: -10 * -3 taken for -30
# fails: boxes-test [sign-lost-in-a-share]
# fails: boxes-hidden [sign-lost-in-a-share]

gradients = {
    "q": -6,
    "p": -10,
    "a": -10 * 3 + -6,
    "b": -20,
}
