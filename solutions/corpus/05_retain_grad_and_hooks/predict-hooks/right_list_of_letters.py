# title: a list of letters

predictions = {
    "order": ['E', 'C', 'D', 'B', 'A'],
    "z.grad": False,
    "y.grad": 60.0,
    "x.grad": 120.0,
}
