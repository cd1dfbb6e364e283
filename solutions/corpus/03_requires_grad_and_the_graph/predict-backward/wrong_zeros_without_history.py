# title: what nothing depends on has the gradient 0
# fails: predict-backward-test [nothing-requires-grad]
# fails: predict-backward-hidden [place-has-no-history]
predictions = {
    "a": [0.0, 0.0],
    "b": "not one number",
    "c": "freed",
    "d": [4, 8],
    "e": [2, 2],
    "f": "no history",
    "g": [6, 0],
    "h": [0.0, 0.0],
}
