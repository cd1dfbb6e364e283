# title: forgot that hooks change what goes on
# fails: predict-hooks-hidden [hook-changes-what-is-behind]

predictions = {"order": "ECDBA", "z.grad": False, "y.grad": 70.0, "x.grad": 10.0}
