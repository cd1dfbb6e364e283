# title: took every view for the same
# fails: view-or-copy-test [view-is-another-object]
# fails: view-or-copy-hidden [view-is-another-object]

predictions = {
    "a": "same",
    "b": "copy",
    "c": "same",
    "d": "error",
    "e": "copy",
    "f": "same",
    "g": "same",
    "h": "copy",
    "i": "error",
    "j": "error",
    "k": "same",
    "l": "copy",
}
