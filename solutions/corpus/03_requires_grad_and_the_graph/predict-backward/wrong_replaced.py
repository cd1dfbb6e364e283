# title: believes that backward() replaces .grad
# fails: predict-backward-test [gradient-replaced]
# fails: predict-backward-hidden [gradient-replaced]
predictions = {
    "a": "no history",
    "b": "not one number",
    "c": "freed",
    "d": [2.0, 4.0],
    "e": [1.0, 1.0],
    "f": "no history",
    "g": [6.0, 0.0],
    "h": "no history",
}
