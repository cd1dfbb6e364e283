# title: thinks that view works wherever the number of elements is right
# fails: view-or-copy-test [view-needs-even-strides]
# fails: view-or-copy-hidden [view-needs-even-strides]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "view",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "error",
    "j": "view",
    "k": "view",
    "l": "copy",
}
