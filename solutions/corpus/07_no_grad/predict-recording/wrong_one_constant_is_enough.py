# title: one constant among the inputs makes the result constant
# fails: predict-recording-hidden [one-input-is-enough]
predictions = {"a": True, "b": False, "c": True, "d": True, "e": False, "f": False, "g": False, "h": False, "h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
