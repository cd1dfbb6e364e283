# title: a vector with one element for a loss
# fails: predict-old-hidden [loss-takes-no-vector]


predictions = {
    "a": "wrong",
    "b": "right",
    "c": "raises",
    "d": "warns",
    "e": "wrong",
    "f": "wrong",
    "g": "warns",
    "h": "wrong",
    "i": "right",
    "j": "right",
}
