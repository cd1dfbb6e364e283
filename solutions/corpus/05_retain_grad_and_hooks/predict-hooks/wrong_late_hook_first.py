# title: takes the late hook for one that runs before .grad is written
# fails: predict-hooks-test [late-hook-comes-after]

predictions = {
    "order": 'ECDAB',
    "z.grad": False,
    "y.grad": 70.0,
    "x.grad": 140.0,
}
