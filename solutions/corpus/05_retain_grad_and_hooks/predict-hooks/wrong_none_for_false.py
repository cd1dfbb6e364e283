# title: wrote None for no gradient
# fails: predict-hooks-test [no diagnosis]

predictions = {"order": "ECDBA", "z.grad": None, "y.grad": 70.0, "x.grad": 140.0}
