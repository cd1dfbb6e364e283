# title: tensors can change, so they cannot be in a set
# fails: out-of-tensors-hidden [no diagnosis]


predictions = {"a": 4, "b": "raises", "c": -2, "d": [4, 6], "e": False, "f": "raises", "g": 6, "h": True, "i": "raises", "j": "raises"}
