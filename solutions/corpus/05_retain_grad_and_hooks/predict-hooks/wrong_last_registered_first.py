# title: runs the last registered hook first
# fails: predict-hooks-test [hooks-run-in-order]
# fails: predict-hooks-hidden [hooks-run-in-order]

predictions = {
    "order": 'EDCBA',
    "z.grad": False,
    "y.grad": 52.0,
    "x.grad": 104.0,
}
