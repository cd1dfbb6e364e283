# title: wrote 3 for the shape of three dimensions
# fails: predict-kind-test [no diagnosis]
# fails: predict-kind-hidden [no diagnosis]

predictions = {
    "a": ("int64", 2),
    "b": ("float32", 2),
    "c": ("float64", 2, 3),
    "d": ("float32", 0),
    "e": ("float32", 3),
    "f": ("float32", 3),
    "g": "error",
    "h": ("float32", (4, 4)),
}
