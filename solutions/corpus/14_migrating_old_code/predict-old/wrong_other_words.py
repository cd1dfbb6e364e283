# title: another word than the four
# fails: predict-old-test [no diagnosis]


predictions = {
    "a": "wrong",
    "b": "right",
    "c": "IndexError",
    "d": "warns",
    "e": "wrong",
    "f": "wrong",
    "g": "warns",
    "h": "wrong",
    "i": "right",
    "j": "raises",
}
