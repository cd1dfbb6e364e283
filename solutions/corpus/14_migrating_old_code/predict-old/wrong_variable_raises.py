# title: Variable is thought to be gone
# fails: predict-old-test [old-but-silent]


predictions = {
    "a": "raises",
    "b": "raises",
    "c": "raises",
    "d": "warns",
    "e": "wrong",
    "f": "wrong",
    "g": "warns",
    "h": "wrong",
    "i": "right",
    "j": "raises",
}
