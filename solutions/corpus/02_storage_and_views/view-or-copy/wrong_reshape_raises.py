# title: thinks that reshape raises where view does
# fails: view-or-copy-test [reshape-may-copy]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "error",
    "e": "error",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "error",
    "j": "error",
    "k": "view",
    "l": "copy",
}
