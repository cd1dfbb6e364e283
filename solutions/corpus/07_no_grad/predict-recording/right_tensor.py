# title: the gradient as a tensor
predictions = {"a": True, "b": False, "c": True, "d": True, "e": False, "f": False, "g": True, "h": False, "h + w": False, "h * w": True, "w.grad": torch.tensor([2.0, 2.0])}
