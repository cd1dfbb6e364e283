# title: math.nan, fractions and tensors


import math

predictions = {
    "a": math.nan,
    "b": 0,
    "c": -math.inf,
    "d": torch.zeros(()),
    "e": 5,
    "f": 3 / 2,
    "g": -0.0,
    "h": torch.tensor(2 + 6j),
}
