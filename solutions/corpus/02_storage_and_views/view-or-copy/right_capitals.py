# title: with capitals and spaces

predictions = {
    "a": "View",
    "b": "copy",
    "c": "view",
    "d": "Error",
    "e": "copy",
    "f": " SAME",
    "g": "view",
    "h": "copy",
    "i": "error",
    "j": "error",
    "k": "view",
    "l": "copy",
}
