# title: thinks that indexing, t() and expand copy, so that view works on the copy
# fails: view-or-copy-test [view-copies-nothing]
# fails: view-or-copy-hidden [no diagnosis]
# never: view-never-copies
# never: clone-keeps-strides

predictions = {
    "a": "copy",
    "b": "copy",
    "c": "copy",
    "d": "copy",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "copy",
    "j": "copy",
    "k": "copy",
    "l": "copy",
}
