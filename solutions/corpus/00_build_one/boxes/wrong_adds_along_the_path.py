# title: adds along the path
# fails: boxes-test [no diagnosis]
# fails: boxes-hidden [no diagnosis]

of_q = -6 + 1
of_p = (-4 + 1) + (1 + of_q)
of_a = (-3 + of_p) + (1 + of_q)
of_b = 2 + of_p
gradients = {"q": of_q, "p": of_p, "a": of_a, "b": of_b}
