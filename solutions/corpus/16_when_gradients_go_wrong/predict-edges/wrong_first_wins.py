# title: the first of the tied terms takes all
# fails: predict-edges-kinks [ties-share]


predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "-inf",
    "d": 0.0,
    "e": 5.0,
    "f": 1.0,
    "g": 1.0,
    "h": 2 + 6j,
}
