# title: believes that .data is as safe as detach()
# fails: predict-changes-test [data-write-unseen]

predictions = {
    "a": "right",
    "b": "raises",
    "c": "raises",
    "d": "wrong",
    "e": "right",
    "f": "raises",
    "g": "right",
    "h": "raises",
}
