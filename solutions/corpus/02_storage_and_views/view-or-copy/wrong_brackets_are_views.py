# title: thinks that brackets always give a view
# fails: view-or-copy-test [list-index-copies]
# fails: view-or-copy-hidden [list-index-copies]

predictions = {
    "a": "view",
    "b": "view",
    "c": "view",
    "d": "error",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "error",
    "j": "error",
    "k": "view",
    "l": "view",
}
