# title: believes that the line torch.no_grad() switches recording off, for everything outside the blocks
# fails: predict-recording-test [no-grad-needs-with]
# fails: predict-recording-hidden [no-grad-needs-with]
# never: one-input-is-enough

predictions = dict.fromkeys("cd", True) | dict.fromkeys("abefgh", False)
predictions |= {"h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
