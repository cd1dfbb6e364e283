# title: the infinite slope comes through where
# fails: predict-edges-test [infinite-slope-times-zero]


predictions = {
    "a": "-inf",
    "b": 0.0,
    "c": "-inf",
    "d": 0.0,
    "e": 5.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
