# title: thinks that an index leaves one dimension
# fails: predict-kind-test [index-removes-dimension]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", (1,)),
    "e": ("float32", (3,)),
    "f": ("float32", (3,)),
    "g": "error",
    "h": ("float32", (4, 4)),
}
