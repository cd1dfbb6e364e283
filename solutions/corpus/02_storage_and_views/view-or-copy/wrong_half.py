# title: left the second half blank
# fails: view-or-copy-test [not attempted]
# fails: view-or-copy-hidden [not attempted]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "error",
    "e": "copy",
    "f": "same",
    "g": ...,
    "h": ...,
    "i": ...,
    "j": ...,
    "k": ...,
    "l": ...,
}
