# title: believes that NumPy's writes are counted
# fails: predict-changes-test [numpy-write-unseen]

predictions = {
    "a": "right",
    "b": "raises",
    "c": "wrong",
    "d": "raises",
    "e": "right",
    "f": "raises",
    "g": "right",
    "h": "raises",
}
