# title: other letters and spaces


predictions = {
    "a": " Wrong",
    "b": "RIGHT",
    "c": "Raises ",
    "d": "warns",
    "e": "wrong",
    "f": "wrong",
    "g": "warns",
    "h": "wrong",
    "i": "right",
    "j": "raises",
}
