# title: a change of a parameter in place is thought to be refused
# fails: predict-saving-test [same-names-load]
results = {"a": "raises", "b": False, "c": 0.0, "d": 1.0, "e": 9.0, "f": True, "g": "raises", "h": 0.5}
