# title: a list of letters

predictions = {
    "order": ['E', 'C', 'D', 'B', 'A'],
    "z.grad": False,
    "y.grad": 70.0,
    "x.grad": 140.0,
}
