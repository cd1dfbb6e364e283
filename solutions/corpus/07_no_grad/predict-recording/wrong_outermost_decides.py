# title: believes that the outer no_grad decides
# fails: predict-recording-test [innermost-block-decides]

predictions = dict.fromkeys("acdg", True) | dict.fromkeys("befh", False)
predictions |= {"h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
predictions["d"] = False
