# title: believes that exp saves its input
# fails: predict-changes-hidden [only-saved-tensors-matter]

predictions = {
    "a": "right",
    "b": "raises",
    "c": "wrong",
    "d": "wrong",
    "e": "wrong",
    "f": "raises",
    "g": "right",
    "h": "raises",
}
