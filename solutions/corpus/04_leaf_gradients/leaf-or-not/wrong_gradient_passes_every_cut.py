# title: counts the terms behind detach() and no_grad() in w.grad
# fails: leaf-or-not-hidden [cut-off-terms-counted]

predictions = dict.fromkeys("abde", (True, False))
predictions |= {"c": (False, False), "f": (False, False), "w": (True, True), "g": (True, True)}
predictions["w.grad"] = [10.0, 9.0]
