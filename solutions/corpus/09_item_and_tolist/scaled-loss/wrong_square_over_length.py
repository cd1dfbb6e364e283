# title: the length is the sum of squares divided by the length, as a number
# fails: scaled-loss-test [no diagnosis]
# fails: scaled-loss-hidden [no diagnosis]


import math


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    squares = (w * w).sum()
    length = squares / math.sqrt(squares.item())
    return error / error.item() + 0.1 * length
