# title: thinks that torch.ones makes float64, as np.ones does
# fails: predict-kind-hidden [no diagnosis]
# never: zero-dim-promotes-less

predictions = {
    "a": ("int64", (2,)),
    "b": ("float32", (2,)),
    "c": ("float64", (2, 3)),
    "d": ("float32", ()),
    "e": ("float32", (3,)),
    "f": ("float64", (3,)),
    "g": "error",
    "h": ("float64", (4, 4)),
}
