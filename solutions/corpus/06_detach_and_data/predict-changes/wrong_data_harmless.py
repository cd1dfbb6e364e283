# title: believes that a write through .data does not matter
# fails: predict-changes-test [data-write-unseen]

predictions = {
    "a": "right",
    "b": "raises",
    "c": "right",
    "d": "wrong",
    "e": "right",
    "f": "raises",
    "g": "right",
    "h": "raises",
}
