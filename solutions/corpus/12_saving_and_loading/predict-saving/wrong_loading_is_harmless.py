# title: the same numbers do no harm
# fails: predict-saving-hidden [loading-is-an-in-place-change]


results = {"a": 5.0, "b": False, "c": 0.0, "d": 1.0, "e": 9.0, "f": True, "g": 2.0, "h": 0.5}
