# title: takes q for the partner of b
# fails: boxes-test [value-of-another-box]
# fails: boxes-hidden [value-of-another-box]

gradients = {"q": -6, "p": -10, "a": 24, "b": -10 * -4}
