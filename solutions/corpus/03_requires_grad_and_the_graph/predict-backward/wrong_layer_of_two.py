# title: thinks the input of a layer gets a gradient though nothing asks, and retain resets
# fails: predict-backward-test [no diagnosis]
predictions = {
    "a": "not one number",
    "b": "not one number",
    "c": "freed",
    "d": [4.0, 8.0],
    "e": [2.0, 2.0],
    "f": "no history",
    "g": [6.0, 0.0],
    "h": "no history",
}
