# title: thinks that an inference tensor may enter any operation
# fails: predict-recording-hidden [inference-tensor-may-be-used]

predictions = dict.fromkeys("acdg", True) | dict.fromkeys("befh", False)
predictions |= {"h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
predictions["h * w"] = False
