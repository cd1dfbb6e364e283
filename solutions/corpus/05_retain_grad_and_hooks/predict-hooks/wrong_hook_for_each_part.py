# title: calls the hooks of y once for each use of y
# fails: predict-hooks-test [hook-runs-once-for-the-sum]
# fails: predict-hooks-hidden [hook-runs-once-for-the-sum]

predictions = {
    "order": 'ECDCDBA',
    "z.grad": False,
    "y.grad": 90.0,
    "x.grad": 180.0,
}
