# title: clamp is flat at its bound, like relu
# fails: predict-edges-kinks [clamp-counts-its-bound]


predictions = {
    "a": "nan",
    "b": 0.0,
    "c": "-inf",
    "d": 0.0,
    "e": 0.0,
    "f": 1.5,
    "g": 0.0,
    "h": 2 + 6j,
}
