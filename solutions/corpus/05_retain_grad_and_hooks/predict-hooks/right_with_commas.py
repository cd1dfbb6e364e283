# title: the letters with commas and blanks

predictions = {
    "order": 'E, C, D, B, A',
    "z.grad": False,
    "y.grad": 60.0,
    "x.grad": 120.0,
}
