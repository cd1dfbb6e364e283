# title: thinks that every leaf that is used gets a gradient
# fails: leaf-or-not-test [leaf-means-requires-grad]
# fails: leaf-or-not-hidden [leaf-means-requires-grad]

predictions = dict.fromkeys("wabdeg", (True, True))
predictions |= dict.fromkeys("cf", (False, False))
predictions["w.grad"] = [3.0, 2.0]
