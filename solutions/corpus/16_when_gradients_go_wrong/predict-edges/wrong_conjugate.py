# title: the conjugate
# fails: predict-edges-kinks [complex-gradient-conjugated]


predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "-inf",
    "d": 0.0,
    "e": 5.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 - 6j,
}
