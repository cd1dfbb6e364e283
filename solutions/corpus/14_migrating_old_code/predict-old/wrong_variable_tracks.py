# title: Variable(y) is taken for tracking
# fails: predict-old-test [variable-cuts]


predictions = {
    "a": "right",
    "b": "right",
    "c": "raises",
    "d": "warns",
    "e": "wrong",
    "f": "wrong",
    "g": "warns",
    "h": "wrong",
    "i": "right",
    "j": "raises",
}
