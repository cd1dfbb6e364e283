# title: thinks that reshape always copies
# fails: view-or-copy-hidden [reshape-may-copy]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "error",
    "e": "copy",
    "f": "same",
    "g": "copy",
    "h": "copy",
    "i": "error",
    "j": "error",
    "k": "view",
    "l": "copy",
}
