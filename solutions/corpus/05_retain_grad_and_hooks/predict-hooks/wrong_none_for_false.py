# title: wrote None for no gradient
# fails: predict-hooks-test [no diagnosis]

predictions = {"order": "ECDBA", "z.grad": None, "y.grad": 60.0, "x.grad": 120.0}
