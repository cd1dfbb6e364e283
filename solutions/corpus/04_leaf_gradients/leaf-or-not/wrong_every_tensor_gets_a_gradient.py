# title: thinks that backward() fills the .grad of every tensor on the way
# fails: leaf-or-not-test [grad-of-non-leaf]
# fails: leaf-or-not-hidden [grad-of-non-leaf]

predictions = dict.fromkeys("abde", (True, False))
predictions |= dict.fromkeys("cf", (False, True))
predictions |= {"w": (True, True), "g": (True, True), "w.grad": [3.0, 2.0]}
