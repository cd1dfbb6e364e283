# title: y's hooks once for each use
# fails: predict-hooks-test [hook-runs-once-for-the-sum]
# fails: predict-hooks-hidden [hook-runs-once-for-the-sum]

predictions = {"order": "ECDCDBA", "z.grad": False, "y.grad": 70.0, "x.grad": 140.0}
