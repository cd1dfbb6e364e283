# title: joins rightly, but the length is a number
# fails: scaled-loss-test [length-is-a-constant]
# fails: scaled-loss-hidden [length-is-a-constant]
import math


def scaled_loss(w, x, y):
    error = ((x @ w - y) ** 2).mean()
    return error / error.item() + 0.1 * math.sqrt((w * w).sum())
