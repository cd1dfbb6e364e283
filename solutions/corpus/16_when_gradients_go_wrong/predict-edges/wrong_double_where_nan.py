# title: the double where is nan as well
# fails: predict-edges-test [inner-mask-protects]


predictions = {
    "a": "nan",
    "b": "nan",
    "c": "-inf",
    "d": 0.0,
    "e": 5.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
