# title: believes that an index has the gradient 0
# fails: predict-backward-hidden [place-has-no-history]
predictions = {
    "a": "no history",
    "b": "not one number",
    "c": "freed",
    "d": [4.0, 8.0],
    "e": [2.0, 2.0],
    "f": "no history",
    "g": [6.0, 0.0],
    "h": [0.0, 0.0],
}
