# title: thinks that integers divided are integers
# fails: predict-kind-hidden [division-makes-floats]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", ()),
    "e": ("int64", (3,)),
    "f": ("float32", (3,)),
    "g": "error",
    "h": ("float32", (4, 4)),
}
