# title: warnings forgotten
# fails: predict-old-test [old-flags-still-work]
# fails: predict-old-hidden [old-name-still-works]


predictions = {
    "a": "wrong",
    "b": "right",
    "c": "raises",
    "d": "right",
    "e": "wrong",
    "f": "wrong",
    "g": "right",
    "h": "wrong",
    "i": "right",
    "j": "raises",
}
