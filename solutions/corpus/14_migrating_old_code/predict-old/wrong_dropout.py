# title: the default of F.dropout in 2017
# fails: predict-old-hidden [dropout-default-changed]


predictions = {
    "a": "wrong",
    "b": "right",
    "c": "raises",
    "d": "warns",
    "e": "wrong",
    "f": "wrong",
    "g": "warns",
    "h": "right",
    "i": "right",
    "j": "raises",
}
