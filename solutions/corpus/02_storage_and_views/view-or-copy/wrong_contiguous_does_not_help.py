# title: thinks that view still refuses after contiguous()
# fails: view-or-copy-hidden [contiguous-makes-even-strides]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "error",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "error",
    "i": "error",
    "j": "error",
    "k": "view",
    "l": "copy",
}
