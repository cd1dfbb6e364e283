# title: thinks that contiguous() always copies
# fails: view-or-copy-test [contiguous-returns-itself]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "error",
    "e": "copy",
    "f": "copy",
    "g": "view",
    "h": "copy",
    "i": "error",
    "j": "error",
    "k": "view",
    "l": "copy",
}
