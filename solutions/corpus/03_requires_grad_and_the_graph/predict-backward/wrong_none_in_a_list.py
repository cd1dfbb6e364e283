# title: a None for each number
# fails: predict-backward-test [no diagnosis]
predictions = {
    "a": "no history",
    "b": "not one number",
    "c": "freed",
    "d": [None, None],
    "e": [2.0, 2.0],
    "f": "no history",
    "g": [6.0, 0.0],
    "h": "no history",
}
