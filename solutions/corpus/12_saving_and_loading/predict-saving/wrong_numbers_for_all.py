# title: a number for everything
# fails: predict-saving-test [state-dict-is-a-window]
# fails: predict-saving-hidden [loading-is-an-in-place-change]

results = {"a": 1, "b": "raises", "c": 1.0, "d": 5, "e": 1.0, "f": False, "g": 3.0, "h": 0.25}
