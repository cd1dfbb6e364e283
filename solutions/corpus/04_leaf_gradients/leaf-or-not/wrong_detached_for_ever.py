# title: thinks that what was detached never gets a gradient again
# fails: leaf-or-not-hidden [no diagnosis]
# never: new-start-is-a-leaf

predictions = dict.fromkeys("abdeg", (True, False))
predictions |= {"w": (True, True), "c": (False, False), "f": (False, False)}
predictions["w.grad"] = [3.0, 2.0]
