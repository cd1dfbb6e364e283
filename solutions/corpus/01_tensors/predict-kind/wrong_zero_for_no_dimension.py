# title: wrote the shape (0,) for no dimensions
# fails: predict-kind-test [index-removes-dimension]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", (0,)),
    "e": ("float32", (3,)),
    "f": ("float32", (3,)),
    "g": "error",
    "h": ("float32", (4, 4)),
}
