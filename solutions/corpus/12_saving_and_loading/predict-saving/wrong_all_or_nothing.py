# title: an error means that nothing was done
# fails: predict-saving-test [no diagnosis]
# fails: predict-saving-hidden [no diagnosis]


results = {"a": 5.0, "b": False, "c": 1.0, "d": 1.0, "e": 9.0, "f": True, "g": "raises", "h": 0.5}
