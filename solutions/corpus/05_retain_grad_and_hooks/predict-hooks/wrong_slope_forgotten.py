# title: what y passes on is what x gets
# fails: predict-hooks-hidden [no diagnosis]

predictions = {"order": "ECDBA", "z.grad": False, "y.grad": 70.0, "x.grad": 70.0}
