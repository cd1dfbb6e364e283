# title: each gradient as a list of one number
predictions = {"order": "ECDBA", "z.grad": False, "y.grad": [70.0], "x.grad": [140]}
