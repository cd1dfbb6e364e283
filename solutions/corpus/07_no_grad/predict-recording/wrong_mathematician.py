# title: differentiates through what was not recorded
# fails: predict-recording-hidden [constant-in-the-product]

predictions = dict.fromkeys("acdg", True) | dict.fromkeys("befh", False)
predictions |= {"h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
predictions["w.grad"] = [4.0, 4.0]
