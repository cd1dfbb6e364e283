# title: thinks that view works after clone() too, as everywhere
# fails: view-or-copy-test [view-needs-even-strides]
# fails: view-or-copy-hidden [view-needs-even-strides]
# never: clone-keeps-strides

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "view",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "copy",
    "j": "view",
    "k": "view",
    "l": "copy",
}
