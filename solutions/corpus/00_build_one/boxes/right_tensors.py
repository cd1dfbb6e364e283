# title: tensors with one element

gradients = {"q": torch.tensor(-6.0), "p": torch.tensor(-10.0)}
gradients |= {"a": torch.tensor(24.0), "b": torch.tensor(-20)}
