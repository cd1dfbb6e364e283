# title: believes that a clone shares memory
# fails: predict-changes-hidden [copies-share-nothing]

predictions = {
    "a": "right",
    "b": "raises",
    "c": "wrong",
    "d": "wrong",
    "e": "right",
    "f": "raises",
    "g": "raises",
    "h": "raises",
}
