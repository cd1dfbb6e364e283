# title: takes inference mode for another no_grad
# fails: predict-recording-hidden [inference-mode-not-lifted]

predictions = dict.fromkeys("acdg", True) | dict.fromkeys("befh", False)
predictions |= {"h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
predictions["h"] = True
