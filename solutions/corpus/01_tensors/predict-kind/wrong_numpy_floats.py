# title: thinks that floats are float64, as in NumPy
# fails: predict-kind-test [no diagnosis]
# fails: predict-kind-hidden [no diagnosis]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float64", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float64", ()),
    "e": ("float64", (3,)),
    "f": ("float64", (3,)),
    "g": "error",
    "h": ("float64", (4, 4)),
}
