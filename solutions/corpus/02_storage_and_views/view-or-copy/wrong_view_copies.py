# title: thinks that view copies if it must
# fails: view-or-copy-test [view-never-copies]
# fails: view-or-copy-hidden [view-never-copies]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "copy",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "error",
    "j": "copy",
    "k": "view",
    "l": "copy",
}
