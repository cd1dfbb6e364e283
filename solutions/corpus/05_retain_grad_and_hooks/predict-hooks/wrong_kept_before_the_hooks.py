# title: believes that retain_grad(), called first, keeps what arrives
# fails: predict-hooks-hidden [kept-gradient-comes-last]

predictions = {
    "order": 'ECDBA',
    "z.grad": False,
    "y.grad": 5.0,
    "x.grad": 140.0,
}
