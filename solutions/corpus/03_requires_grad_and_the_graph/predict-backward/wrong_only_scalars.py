# title: believes that backward() never works on a vector
# fails: predict-backward-hidden [a-vector-is-given]
predictions = {
    "a": "no history",
    "b": "not one number",
    "c": "freed",
    "d": [4.0, 8.0],
    "e": [2.0, 2.0],
    "f": "no history",
    "g": "not one number",
    "h": "no history",
}
