# title: begins with the loss, not with 1
# fails: boxes-test [no diagnosis]
# fails: boxes-hidden [no diagnosis]

start = 24
of_q = -6 * start
of_p = -4 * start + of_q
gradients = {"q": of_q, "p": of_p, "a": -3 * of_p + of_q, "b": 2 * of_p}
