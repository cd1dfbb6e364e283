# title: the sign of the infinite slope
# fails: predict-edges-test [sign-of-infinity]


predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "inf",
    "d": 0.0,
    "e": 5.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
