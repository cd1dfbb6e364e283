# title: thinks that clone() makes a tensor contiguous
# fails: view-or-copy-hidden [clone-keeps-strides]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "error",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "copy",
    "j": "error",
    "k": "view",
    "l": "copy",
}
