# title: half of the first of two tied terms, the second one forgotten
# fails: predict-edges-kinks [one-of-the-tied-terms]


# Replace each ... by your prediction.
predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "-inf",
    "d": 0.0,
    "e": 5.0,
    "f": 1.5,
    "g": 0.5,
    "h": 2 + 6j,
}
