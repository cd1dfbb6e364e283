# title: thinks that PyTorch makes float32 of everything
# fails: predict-kind-test [dtype-not-inferred]
# fails: predict-kind-hidden [dtype-not-inferred]
# never: in-place-keeps-dtype

predictions = {
    "a": ("float32", (2,)),
    "b": ("float32", (2,)),
    "c": ("float32", (2, 3)),
    "d": ("float32", ()),
    "e": ("float32", (3,)),
    "f": ("float32", (3,)),
    "g": ("float32", (2,)),
    "h": ("float32", (4, 4)),
}
