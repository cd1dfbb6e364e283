# title: strict=False takes care of the prefix
# fails: predict-saving-test [prefix-loads-nothing]


results = {"a": 5.0, "b": False, "c": 0.0, "d": 5.0, "e": 9.0, "f": True, "g": "raises", "h": 0.5}
