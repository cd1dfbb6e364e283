# title: thinks that a slice of columns copies, and knows what view refuses
# fails: view-or-copy-hidden [no diagnosis]
# never: view-never-copies

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "error",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "error",
    "j": "copy",
    "k": "view",
    "l": "copy",
}
