# title: believes that retain_grad() after backward() helps
# fails: predict-hooks-test [asked-after-the-pass]

predictions = {
    "order": 'ECDBA',
    "z.grad": True,
    "y.grad": 70.0,
    "x.grad": 140.0,
}
