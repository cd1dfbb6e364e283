# title: deprecated is taken for gone
# fails: predict-old-test [old-flags-still-work]
# fails: predict-old-hidden [old-name-still-works]


predictions = {
    "a": "wrong",
    "b": "right",
    "c": "raises",
    "d": "raises",
    "e": "wrong",
    "f": "wrong",
    "g": "raises",
    "h": "wrong",
    "i": "right",
    "j": "raises",
}
