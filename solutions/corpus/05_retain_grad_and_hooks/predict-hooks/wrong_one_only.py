# title: forgot the part that comes by 4 * y
# fails: predict-hooks-hidden [no diagnosis]

predictions = {"order": "ECDBA", "z.grad": False, "y.grad": 30.0, "x.grad": 60.0}
