# title: where is flat at its edge, like relu
# fails: predict-edges-kinks [where-takes-one-slope]


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
