# title: in the order of the lines
# fails: predict-hooks-test [hooks-run-from-the-result]

predictions = {"order": "ABCDE", "z.grad": False, "y.grad": 70.0, "x.grad": 140.0}
