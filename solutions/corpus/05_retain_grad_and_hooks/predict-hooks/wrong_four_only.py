# title: forgot one of the two parts
# fails: predict-hooks-hidden [no diagnosis]

predictions = {"order": "ECDBA", "z.grad": False, "y.grad": 60.0, "x.grad": 120.0}
