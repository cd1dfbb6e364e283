# title: believes that a change without effect is not noticed
# fails: predict-changes-hidden [changes-are-counted-not-values]

predictions = {
    "a": "right",
    "b": "raises",
    "c": "wrong",
    "d": "wrong",
    "e": "right",
    "f": "right",
    "g": "right",
    "h": "raises",
}
