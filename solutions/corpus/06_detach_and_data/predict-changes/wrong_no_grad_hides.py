# title: believes that no_grad hides the change
# fails: predict-changes-hidden [no-grad-still-counts]

predictions = {
    "a": "right",
    "b": "raises",
    "c": "wrong",
    "d": "wrong",
    "e": "right",
    "f": "raises",
    "g": "right",
    "h": "wrong",
}
