# title: thinks that without retain_graph the second backward() finds nothing to do
# fails: predict-backward-hidden [no diagnosis]
# never: gradient-replaced

predictions = {
    "a": "no history",
    "b": "not one number",
    "c": "freed",
    "d": [4.0, 8.0],
    "e": [1.0, 1.0],
    "f": "no history",
    "g": [6.0, 0.0],
    "h": "no history",
}
