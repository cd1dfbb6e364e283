# title: thinks that the longer type always wins
# fails: predict-kind-hidden [zero-dim-promotes-less]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", ()),
    "e": ("float32", (3,)),
    "f": ("float64", (3,)),
    "g": "error",
    "h": ("float32", (4, 4)),
}
