# title: left some places blank
# fails: predict-kind-test [not attempted]
# fails: predict-kind-hidden [not attempted]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", ()),
    "e": ...,
    "f": ...,
    "g": "error",
    "h": ("float32", (4, 4)),
}
