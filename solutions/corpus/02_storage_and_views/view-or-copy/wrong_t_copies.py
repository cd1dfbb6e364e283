# title: thinks that t() puts the numbers into new memory
# fails: view-or-copy-test [view-copies-nothing]
# fails: view-or-copy-hidden [no diagnosis]
# never: clone-keeps-strides

predictions = {
    "a": "view",
    "b": "copy",
    "c": "copy",
    "d": "copy",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "copy",
    "j": "error",
    "k": "view",
    "l": "copy",
}
