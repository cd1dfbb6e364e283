# title: relu has the slope 1 at its kink, like where
# fails: predict-edges-kinks [relu-is-flat-at-zero]


predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "-inf",
    "d": 0.0,
    "e": 8.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
