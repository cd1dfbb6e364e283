# title: one prediction left out
# fails: predict-hooks-test [not attempted]
# fails: predict-hooks-hidden [not attempted]

predictions = {
    "order": "ECDBA",
    "z.grad": False,
    "y.grad": ...,
    "x.grad": 140.0,
}
