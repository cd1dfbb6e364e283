# title: whole numbers, blanks overwritten one by one

predictions = {}
predictions["a"] = predictions["c"] = predictions["d"] = predictions["g"] = True
for name in ["b", "e", "f", "h", "h + w"]:
    predictions[name] = False
predictions["h * w"] = True
predictions["w.grad"] = [2, 2]
