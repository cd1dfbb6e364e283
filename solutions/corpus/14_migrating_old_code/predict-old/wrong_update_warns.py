# title: an update through .data is thought to warn
# fails: predict-old-hidden [old-but-silent]


predictions = {
    "a": "wrong",
    "b": "right",
    "c": "raises",
    "d": "warns",
    "e": "wrong",
    "f": "wrong",
    "g": "warns",
    "h": "wrong",
    "i": "warns",
    "j": "raises",
}
