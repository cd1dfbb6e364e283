# title: thinks d's second backward raises, b gives no history
# fails: predict-backward-test [no diagnosis]
# fails: predict-backward-hidden [every-second-backward-raises]
predictions = {
    "a": "no history",
    "b": "no history",
    "c": "freed",
    "d": "freed",
    "e": "freed",
    "f": "no history",
    "g": "not one number",
    "h": "not one number",
}
