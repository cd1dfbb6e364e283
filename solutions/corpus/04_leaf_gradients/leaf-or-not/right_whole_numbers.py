# title: whole numbers for the gradient, and the blanks overwritten one by one

predictions = dict.fromkeys("abde", (True, False))
predictions["w"] = predictions["g"] = (True, True)
for name in "cf":
    predictions[name] = (False, False)
predictions["w.grad"] = [3, 2]
