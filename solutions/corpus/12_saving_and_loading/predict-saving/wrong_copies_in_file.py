# title: each tensor in a file is a copy
# fails: predict-saving-test [file-keeps-sharing]


results = {"a": 5.0, "b": False, "c": 0.0, "d": 1.0, "e": 0.0, "f": True, "g": "raises", "h": 0.5}
