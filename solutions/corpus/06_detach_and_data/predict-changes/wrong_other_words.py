# title: writes what the gradient would be
# fails: predict-changes-test [no diagnosis]
# fails: predict-changes-hidden [no diagnosis]

predictions = {
    "a": "right",
    "b": "raises",
    "c": "[0.0, 0.0, 0.0]",
    "d": "wrong",
    "e": "right",
    "f": "raises",
    "g": "right",
    "h": "raises",
}
