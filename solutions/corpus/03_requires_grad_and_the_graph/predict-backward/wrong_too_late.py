# title: believes that the flag counts for the past
# fails: predict-backward-hidden [flag-set-too-late]
predictions = {
    "a": "no history",
    "b": "not one number",
    "c": "freed",
    "d": [4.0, 8.0],
    "e": [2.0, 2.0],
    "f": [5.0, 5.0],
    "g": [6.0, 0.0],
    "h": "no history",
}
