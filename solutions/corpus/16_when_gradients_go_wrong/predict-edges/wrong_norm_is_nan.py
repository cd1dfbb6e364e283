# title: norm at 0 is nan
# fails: predict-edges-test [norm-knows-zero]


predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "-inf",
    "d": "nan",
    "e": 5.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
