# title: the share of a in the line of q is made with the gradient of p
# fails: boxes-test [no diagnosis]
# fails: boxes-hidden [no diagnosis]

of_q = -6.0
of_p = -4.0 + of_q
gradients = {"q": of_q, "p": of_p, "a": -3.0 * of_p + of_p, "b": 2.0 * of_p}
