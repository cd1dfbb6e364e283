# title: believes that what a hook returns is for y.grad only
# fails: predict-hooks-hidden [hook-changes-what-is-behind]

predictions = {
    "order": 'ECDBA',
    "z.grad": False,
    "y.grad": 70.0,
    "x.grad": 10.0,
}
