# title: the right order, written as a sentence
# fails: predict-hooks-test [no diagnosis]
# never: hook-runs-once-for-the-sum

predictions = {
    "order": "E, then C, then D, then B, then A",
    "z.grad": False,
    "y.grad": 70.0,
    "x.grad": 140.0,
}
