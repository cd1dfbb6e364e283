# title: thinks that += cuts the fraction off
# fails: predict-kind-hidden [in-place-raises]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", ()),
    "e": ("float32", (3,)),
    "f": ("float32", (3,)),
    "g": ("int64", (2,)),
    "h": ("float32", (4, 4)),
}
