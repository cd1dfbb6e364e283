# title: thinks that a slice of a leaf is a leaf with a gradient
# fails: leaf-or-not-hidden [no diagnosis]

predictions = dict.fromkeys("abde", (True, False))
predictions |= {"w": (True, True), "c": (False, False), "f": (True, True), "g": (True, True)}
predictions["w.grad"] = [3.0, 2.0]
