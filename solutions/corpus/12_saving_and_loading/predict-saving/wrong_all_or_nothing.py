# title: an error means that nothing was done
# fails: predict-saving-test [error-after-half-a-load]


results = {"a": 5.0, "b": False, "c": 1.0, "d": 1.0, "e": 9.0, "f": True, "g": "raises", "h": 0.5}
