# title: answered one flag instead of a pair
# fails: leaf-or-not-test [no diagnosis]
# fails: leaf-or-not-hidden [no diagnosis]

predictions = dict.fromkeys("wabdeg", True) | dict.fromkeys("cf", False)
predictions["w.grad"] = [3.0, 2.0]
