# title: hooks change nothing, and the slope of y = 2 * x is forgotten
# fails: predict-hooks-hidden [no diagnosis]
# never: kept-gradient-comes-last

predictions = {
    "order": "ECDBA",
    "z.grad": False,
    "y.grad": 5.0,
    "x.grad": 5.0,
}
