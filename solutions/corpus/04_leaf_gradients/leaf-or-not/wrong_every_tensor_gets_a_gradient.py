# title: thinks that backward() fills the .grad of every tensor on the way
# fails: leaf-or-not-test [results-keep-none]
# fails: leaf-or-not-hidden [results-keep-none]

predictions = dict.fromkeys("abde", (True, False))
predictions |= dict.fromkeys("cf", (False, True))
predictions |= {"w": (True, True), "g": (True, True), "w.grad": [3.0, 2.0]}
