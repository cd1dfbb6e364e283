# title: state_dict().copy() taken for a photograph
# fails: predict-saving-test [state-dict-is-a-window]


results = {"a": 1.0, "b": False, "c": 0.0, "d": 1.0, "e": 9.0, "f": True, "g": "raises", "h": 0.5}
