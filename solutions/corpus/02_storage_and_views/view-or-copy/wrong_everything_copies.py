# title: thinks that every slice and transposition copies
# fails: view-or-copy-test [view-copies-nothing]
# fails: view-or-copy-hidden [view-copies-nothing]

predictions = {
    "a": "copy",
    "b": "copy",
    "c": "copy",
    "d": "error",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "error",
    "j": "error",
    "k": "copy",
    "l": "copy",
}
