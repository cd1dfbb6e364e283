# title: 1 and 0 and ints
predictions = {"w": (1, 1), "a": (1, 0), "b": (1, 0), "c": (0, 0), "d": (1, 0),
               "e": (1, 0), "f": (0, 0), "g": (1, 1), "w.grad": torch.tensor([3.0, 2.0])}
