# title: every .data is thought to be wrong
# fails: predict-old-test [reading-data-is-right]
# fails: predict-old-hidden [data-after-backward]


predictions = {
    "a": "wrong",
    "b": "wrong",
    "c": "raises",
    "d": "warns",
    "e": "wrong",
    "f": "wrong",
    "g": "warns",
    "h": "wrong",
    "i": "wrong",
    "j": "raises",
}
