# title: the name of the exception instead of the word
# fails: view-or-copy-test [no diagnosis]
# fails: view-or-copy-hidden [no diagnosis]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "RuntimeError",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "copy",
    "i": "RuntimeError",
    "j": "RuntimeError",
    "k": "view",
    "l": "copy",
}
