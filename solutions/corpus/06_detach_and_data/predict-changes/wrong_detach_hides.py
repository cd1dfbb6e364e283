# title: believes that detach() hides the change
# fails: predict-changes-test [detach-writes-are-counted]
# fails: predict-changes-hidden [detach-writes-are-counted]

predictions = {
    "a": "right",
    "b": "wrong",
    "c": "wrong",
    "d": "wrong",
    "e": "right",
    "f": "right",
    "g": "right",
    "h": "raises",
}
