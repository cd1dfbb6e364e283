# title: thinks that reshape is another name for view
# fails: view-or-copy-test [reshape-may-copy]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "error",
    "e": "view",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "error",
    "j": "error",
    "k": "view",
    "l": "copy",
}
