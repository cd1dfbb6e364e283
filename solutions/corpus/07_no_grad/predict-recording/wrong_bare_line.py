# title: believes that the line torch.no_grad() switches recording off
# fails: predict-recording-test [no-grad-needs-with]

predictions = dict.fromkeys("acdg", True) | dict.fromkeys("befh", False)
predictions |= {"h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
predictions["a"] = False
