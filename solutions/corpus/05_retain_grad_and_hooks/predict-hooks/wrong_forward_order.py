# title: goes the way of the values instead of the gradients
# fails: predict-hooks-test [hooks-run-from-the-result]

predictions = {
    "order": 'BACDE',
    "z.grad": False,
    "y.grad": 70.0,
    "x.grad": 140.0,
}
