# title: the imaginary part of the school derivative
# fails: predict-edges-kinks [complex-gradient-is-complex]


# Replace each ... by your prediction.
predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "-inf",
    "d": 0.0,
    "e": 5.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2.0,
}
