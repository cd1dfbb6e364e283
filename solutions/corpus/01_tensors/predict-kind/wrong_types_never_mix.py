# title: thinks that types never mix, and sizes neither
# fails: predict-kind-hidden [no diagnosis]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", ()),
    "e": "error",
    "f": "error",
    "g": "error",
    "h": "error",
}
