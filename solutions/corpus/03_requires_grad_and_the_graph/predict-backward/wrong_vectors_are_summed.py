# title: believes that backward() sums a vector, and ignores weights
# fails: predict-backward-test [several-numbers-no-vector]
# fails: predict-backward-hidden [sum-instead-of-weights]
predictions = {
    "a": "no history",
    "b": [2.0, 4.0],
    "c": "freed",
    "d": [4.0, 8.0],
    "e": [2.0, 2.0],
    "f": "no history",
    "g": [2.0, 4.0],
    "h": "no history",
}
