# title: requires_grad is inherited from the inputs
# fails: predict-recording-hidden [input-alone-is-not-enough]
# never: innermost-block-decides

from_w = dict.fromkeys("acdfg", True)
not_from_w = dict.fromkeys("beh", False)
predictions = {**from_w, **not_from_w, "h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
