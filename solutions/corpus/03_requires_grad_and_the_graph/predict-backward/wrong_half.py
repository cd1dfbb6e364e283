# title: half of it left blank
# fails: predict-backward-test [not attempted]
# fails: predict-backward-hidden [not attempted]
predictions = {
    "a": "no history",
    "b": "not one number",
    "c": "freed",
    "d": [4.0, 8.0],
    "e": ...,
    "f": ...,
    "g": ...,
    "h": ...,
}
