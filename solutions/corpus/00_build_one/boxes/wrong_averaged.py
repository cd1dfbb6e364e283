# title: shares averaged
# fails: boxes-test [shares-averaged]
# fails: boxes-hidden [shares-averaged]

q = -6
p = (-4 + q) / 2
a = (p * -3 + q) / 2
b = p * 2
gradients = {"q": q, "p": p, "a": a, "b": b}
