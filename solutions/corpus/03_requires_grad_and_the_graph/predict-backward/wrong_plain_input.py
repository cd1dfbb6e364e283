# title: believes that any tensor gets a gradient
# fails: predict-backward-test [nothing-requires-grad]
# fails: predict-backward-hidden [flag-set-too-late]
predictions = {
    "a": [0.5, 0.5],
    "b": "not one number",
    "c": "freed",
    "d": [4.0, 8.0],
    "e": [2.0, 2.0],
    "f": [5.0, 5.0],
    "g": [6.0, 0.0],
    "h": [0.0, 0.0],
}
