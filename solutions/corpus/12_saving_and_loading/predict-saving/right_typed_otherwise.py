# title: ints, words and a tensor


results = {"a": 5, "b": "False", "c": 0, "d": torch.tensor(1.0)}
results |= {"e": 9, "f": True, "g": "Raises", "h": 1 / 2}
