# title: believes that every change in place is refused
# fails: predict-changes-test [only-saved-tensors-matter]
# fails: predict-changes-hidden [only-saved-tensors-matter]

predictions = {
    "a": "raises",
    "b": "raises",
    "c": "raises",
    "d": "raises",
    "e": "raises",
    "f": "raises",
    "g": "raises",
    "h": "raises",
}
