# title: believes that enable_grad brings the history of b back
# fails: predict-recording-hidden [unrecorded-is-constant]

predictions = dict.fromkeys("acdg", True) | dict.fromkeys("befh", False)
predictions |= {"h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
predictions["e"] = True
