# title: an error in words of its own
# fails: predict-backward-test [no diagnosis]
# fails: predict-backward-hidden [no diagnosis]
predictions = {
    "a": "RuntimeError",
    "b": "not one number",
    "c": "freed",
    "d": [4.0, 8.0],
    "e": "RuntimeError",
    "f": "no history",
    "g": [6.0, 0.0],
    "h": "no history",
}
