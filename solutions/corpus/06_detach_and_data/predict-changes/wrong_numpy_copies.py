# title: believes that the array is a copy
# fails: predict-changes-test [numpy-write-unseen]

predictions = {
    "a": "right",
    "b": "raises",
    "c": "wrong",
    "d": "right",
    "e": "right",
    "f": "raises",
    "g": "right",
    "h": "raises",
}
