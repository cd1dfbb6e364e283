# title: thinks that arrays become float32
# fails: predict-kind-test [array-keeps-its-dtype]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (2,)),
    "c": ("float32", (2, 3)),
    "d": ("float32", ()),
    "e": ("float32", (3,)),
    "f": ("float32", (3,)),
    "g": "error",
    "h": ("float32", (4, 4)),
}
