# title: takes x for the slope of x * x, and adds up both times
# fails: predict-backward-test [no diagnosis]
# fails: predict-backward-hidden [no diagnosis]
# never: gradient-replaced

predictions = {
    "a": "no history",
    "b": "not one number",
    "c": "freed",
    "d": [2.0, 4.0],
    "e": [2.0, 2.0],
    "f": "no history",
    "g": [3.0, 0.0],
    "h": "no history",
}
