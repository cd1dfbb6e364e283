# title: thinks that (4, 1) and (4,) fit like equal shapes
# fails: predict-kind-hidden [both-are-stretched]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", ()),
    "e": ("float32", (3,)),
    "f": ("float32", (3,)),
    "g": "error",
    "h": ("float32", (4, 1)),
}
