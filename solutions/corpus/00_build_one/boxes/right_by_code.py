# title: computed line by line

a, b = 2, -3
p = a * b
q = p + a
of_q = p
of_p = q + of_q
gradients = {"q": of_q, "p": of_p, "b": a * of_p, "a": b * of_p + of_q}
