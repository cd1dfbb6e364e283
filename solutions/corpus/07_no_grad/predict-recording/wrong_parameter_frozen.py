# title: believes that a parameter made under no_grad is frozen
# fails: predict-recording-test [no-grad-changes-flags]

predictions = dict.fromkeys("acdg", True) | dict.fromkeys("befh", False)
predictions |= {"h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
predictions["c"] = False
