# title: goes the way of the values instead of the gradients
# fails: predict-hooks-test [hooks-run-from-the-result]

predictions = {
    "order": 'BACDE',
    "z.grad": False,
    "y.grad": 60.0,
    "x.grad": 120.0,
}
