# title: with capitals and spaces

predictions = {
    "a": "Right ",
    "b": "raises",
    "c": "WRONG",
    "d": "wrong",
    "e": "right",
    "f": "Raises",
    "g": " right",
    "h": "raises",
}
