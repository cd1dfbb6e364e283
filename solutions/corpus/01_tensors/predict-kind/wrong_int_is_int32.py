# title: int for Python numbers, shape numbers without comma
# fails: predict-kind-test [no diagnosis]
# fails: predict-kind-hidden [in-place-keeps-dtype]
predictions = {"a": ("int32", (2)), "b": ("float32", (2)), "c": ("float32", (2, 3)), "d": ("float32", (1)),
               "e": ("float32", (3)), "f": ("float32", (3)), "g": ("float32", (2)), "h": ("float32", (4, 4))}
