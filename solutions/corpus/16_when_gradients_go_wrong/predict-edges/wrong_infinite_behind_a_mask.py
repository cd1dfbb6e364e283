# title: the inner where taken for no protection: -inf
# fails: predict-edges-test [inner-mask-protects]


# Replace each ... by your prediction.
predictions = {
    "a": "nan",
    "b": "-inf",
    "c": "-inf",
    "d": 0.0,
    "e": 5.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
