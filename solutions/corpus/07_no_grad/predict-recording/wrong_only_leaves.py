# title: believes that only what asked for it requires grad, and nothing that is computed
# fails: predict-recording-test [no diagnosis]
# fails: predict-recording-hidden [no diagnosis]
# never: no-grad-needs-with
# never: one-input-is-enough

predictions = dict.fromkeys("abdefgh", False) | {"c": True}
predictions |= {"h + w": False, "h * w": True, "w.grad": [2.0, 2.0]}
