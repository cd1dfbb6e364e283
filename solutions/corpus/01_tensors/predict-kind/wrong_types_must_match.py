# title: thinks that two element types never meet
# fails: predict-kind-hidden [no diagnosis]
# never: zero-dim-promotes-less
predictions = dict(a=("int64", (2,)), b=("float32", (2,)), c=("float64", (2, 3)))
predictions |= dict(d=("float32", ()), e=("float32", (3,)), f="error", g="error")
predictions["h"] = ("float32", (4, 4))
