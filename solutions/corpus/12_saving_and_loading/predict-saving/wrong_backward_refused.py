# title: backward() on a loaded result is refused
# fails: predict-saving-test [result-comes-back-as-leaf]


results = {"a": 5.0, "b": "raises", "c": 0.0, "d": 1.0, "e": 9.0, "f": True, "g": "raises", "h": 0.5}
