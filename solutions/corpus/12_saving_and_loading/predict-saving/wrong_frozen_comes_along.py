# title: the flag comes along
# fails: predict-saving-test [flag-is-not-in-a-state-dict]


results = {"a": 5.0, "b": False, "c": 0.0, "d": 1.0, "e": 9.0, "f": False, "g": "raises", "h": 0.5}
