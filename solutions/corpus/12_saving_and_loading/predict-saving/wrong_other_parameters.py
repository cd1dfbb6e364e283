# title: an optimizer is thought to refuse the state of one for another layer
# fails: predict-saving-hidden [settings-come-along]
results = {"a": 5.0, "b": False, "c": 0.0, "d": 1.0, "e": 9.0, "f": True, "g": "raises", "h": "raises"}
