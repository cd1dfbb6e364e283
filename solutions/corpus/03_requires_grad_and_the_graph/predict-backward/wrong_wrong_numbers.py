# title: miscalculates
# fails: predict-backward-test [no diagnosis]
# fails: predict-backward-hidden [no diagnosis]
predictions = {
    "a": "no history",
    "b": "not one number",
    "c": "freed",
    "d": [8.0, 16.0],
    "e": [2.0, 2.0],
    "f": "no history",
    "g": [3.0, 0.0],
    "h": "no history",
}
