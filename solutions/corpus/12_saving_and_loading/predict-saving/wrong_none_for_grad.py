# title: answers None for b because the grad is None
# fails: predict-saving-test [no diagnosis]
# fails: predict-saving-hidden [loading-is-an-in-place-change]

results = {"a": 5.0, "b": None, "c": 0.0, "d": 5.0, "e": 9.0, "f": True, "g": 2.0, "h": 0.5}
