# title: a loss is still thought to be a vector
# fails: predict-old-test [old-loss-index]


predictions = {
    "a": "wrong",
    "b": "right",
    "c": "right",
    "d": "warns",
    "e": "wrong",
    "f": "wrong",
    "g": "warns",
    "h": "wrong",
    "i": "right",
    "j": "raises",
}
