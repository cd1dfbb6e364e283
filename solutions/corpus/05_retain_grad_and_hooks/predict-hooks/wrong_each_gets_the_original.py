# title: thinks that every hook is given what arrived
# fails: predict-hooks-hidden [no diagnosis]

predictions = {"order": "ECDBA", "z.grad": False, "y.grad": 50.0, "x.grad": 100.0}
