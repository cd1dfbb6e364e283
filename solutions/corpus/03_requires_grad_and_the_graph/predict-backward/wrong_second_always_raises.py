# title: believes that a second backward() always raises
# fails: predict-backward-hidden [every-second-backward-raises]
predictions = {
    "a": "no history",
    "b": "not one number",
    "c": "freed",
    "d": [4.0, 8.0],
    "e": "freed",
    "f": "no history",
    "g": [6.0, 0.0],
    "h": "no history",
}
