# title: DataParallel is thought to raise without a GPU
# fails: predict-saving-test [not-strict-is-silent]
results = {"a": 5.0, "b": False, "c": 0.0, "d": "raises", "e": 9.0, "f": True, "g": "raises", "h": 0.5}
