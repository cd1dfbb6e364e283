# title: wrote the answers one by one

predictions = {}
predictions["a"] = "int64", (2,)
predictions["b"] = "float32", (2,)
predictions["c"] = "float64", (2, 3)
predictions["d"] = "float32", tuple()
predictions["e"] = "float32", (3,)
predictions["f"] = "float32", (3,)
predictions["g"] = " ERROR "
predictions["h"] = "float32", (4, 4)
