# title: the average at every kink
# fails: predict-edges-kinks [slope-picked-at-the-kink]


predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "-inf",
    "d": 0.0,
    "e": 4.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
