# title: whatever neither raises nor warns still does its work
# fails: predict-old-test [no diagnosis]
# fails: predict-old-hidden [dropout-default-changed]
# never: variable-cuts
predictions = {
    "a": "right",
    "b": "right",
    "c": "raises",
    "d": "warns",
    "e": "right",
    "f": "right",
    "g": "warns",
    "h": "right",
    "i": "right",
    "j": "raises",
}
