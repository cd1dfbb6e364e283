# title: believes that recording stays on after the inner block
# fails: predict-recording-hidden [input-alone-is-not-enough]

predictions = dict.fromkeys("acdg", True) | dict.fromkeys("befh", False)
predictions |= {"h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
predictions["f"] = True
