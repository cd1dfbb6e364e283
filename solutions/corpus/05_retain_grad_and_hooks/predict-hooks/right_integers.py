# title: whole numbers instead of floats

predictions = {
    "order": 'ECDBA',
    "z.grad": False,
    "y.grad": 60,
    "x.grad": 120,
}
