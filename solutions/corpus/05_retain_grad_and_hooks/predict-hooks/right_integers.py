# title: whole numbers instead of floats

predictions = {
    "order": 'ECDBA',
    "z.grad": False,
    "y.grad": 70,
    "x.grad": 140,
}
