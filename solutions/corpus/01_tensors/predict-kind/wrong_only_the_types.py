# title: wrote element types without shapes
# fails: predict-kind-test [no diagnosis]
# fails: predict-kind-hidden [no diagnosis]

predictions = {
    "a": "int64",
    "b": ("float32", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", ()),
    "e": "float32",
    "f": ("float32", (3,)),
    "g": "error",
    "h": ("float32", (4, 4)),
}
