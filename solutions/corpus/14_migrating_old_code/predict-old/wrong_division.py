# title: the division of Python 2
# fails: predict-old-test [old-division]


predictions = {
    "a": "wrong",
    "b": "right",
    "c": "raises",
    "d": "warns",
    "e": "wrong",
    "f": "right",
    "g": "warns",
    "h": "wrong",
    "i": "right",
    "j": "raises",
}
