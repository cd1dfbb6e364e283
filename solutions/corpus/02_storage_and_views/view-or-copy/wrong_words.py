# title: other words at the end
# fails: view-or-copy-test [no diagnosis]
# fails: view-or-copy-hidden [no diagnosis]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "error",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "a copy",
    "i": "raises",
    "j": "error",
    "k": "view",
    "l": "copy",
}
