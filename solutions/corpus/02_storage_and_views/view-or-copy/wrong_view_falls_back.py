# title: thinks that view copies where it cannot share, after clone() too
# fails: view-or-copy-test [view-never-copies]
# fails: view-or-copy-hidden [view-never-copies]
# never: clone-keeps-strides

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "copy",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "copy",
    "j": "copy",
    "k": "view",
    "l": "copy",
}
