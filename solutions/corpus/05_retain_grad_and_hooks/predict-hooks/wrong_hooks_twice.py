# title: y's hooks once for each use
# fails: predict-hooks-test [hook-runs-once-for-the-sum]
# fails: predict-hooks-hidden [hook-runs-once-for-the-sum]

predictions = {"order": "ECDCDBA", "z.grad": False, "y.grad": 90.0, "x.grad": 180.0}
