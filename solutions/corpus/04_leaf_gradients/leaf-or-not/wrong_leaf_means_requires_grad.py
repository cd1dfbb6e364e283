# title: thinks that only tensors that require a gradient are leaves
# fails: leaf-or-not-test [leaf-means-requires-grad]
# fails: leaf-or-not-hidden [leaf-means-requires-grad]
# never: every-result-is-a-non-leaf

predictions = dict.fromkeys("abcdef", (False, False))
predictions |= dict.fromkeys("wg", (True, True))
predictions["w.grad"] = [3.0, 2.0]
