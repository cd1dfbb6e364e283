# title: type(w) == Variable is thought to be true
# fails: predict-old-test [old-type-question]


predictions = {
    "a": "wrong",
    "b": "right",
    "c": "raises",
    "d": "warns",
    "e": "right",
    "f": "wrong",
    "g": "warns",
    "h": "wrong",
    "i": "right",
    "j": "raises",
}
