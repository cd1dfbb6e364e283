# title: in q = p + a the slope for one is the other
# fails: boxes-test [no diagnosis]
# fails: boxes-hidden [no diagnosis]

of_q = -6
of_p = -4 + 2 * of_q
gradients = {"q": of_q, "p": of_p, "a": -3 * of_p - 6 * of_q, "b": 2 * of_p}
