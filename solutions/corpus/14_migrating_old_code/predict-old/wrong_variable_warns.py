# title: Variable is thought to warn
# fails: predict-old-test [old-but-silent]


predictions = {
    "a": "wrong",
    "b": "warns",
    "c": "raises",
    "d": "warns",
    "e": "wrong",
    "f": "wrong",
    "g": "warns",
    "h": "wrong",
    "i": "right",
    "j": "raises",
}
