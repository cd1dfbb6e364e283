# title: reads torch.Tensor(2) as a vector with the number 2
# fails: predict-kind-test [capital-overlooked]

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (1,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", ()),
    "e": ("float32", (3,)),
    "f": ("float32", (3,)),
    "g": "error",
    "h": ("float32", (4, 4)),
}
