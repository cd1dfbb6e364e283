# title: thinks that the result of any operation is no leaf
# fails: leaf-or-not-test [every-result-is-a-non-leaf]
# fails: leaf-or-not-hidden [every-result-is-a-non-leaf]

predictions = {"w": (True, True), "a": (True, False)}
predictions |= dict.fromkeys("bcdef", (False, False))
predictions |= {"g": (False, False), "w.grad": [3.0, 2.0]}
