# title: the slope of the root at 0 is nan
# fails: predict-edges-test [inf-is-not-nan]


predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "nan",
    "d": 0.0,
    "e": 5.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
