# title: thinks that contiguous() rearranges x itself
# fails: view-or-copy-hidden [contiguous-moves-cells]

predictions = {
    "a": "view",
    "b": "copy",
    "c": "view",
    "d": "error",
    "e": "copy",
    "f": "same",
    "g": "view",
    "h": "view",
    "i": "error",
    "j": "error",
    "k": "view",
    "l": "copy",
}
