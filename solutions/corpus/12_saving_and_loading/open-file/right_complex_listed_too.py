# title: lists what PyTorch allows anyway, and gives each class its name


def open_file(file, classes):
    named = [(kind, f"{kind.__module__}.{kind.__qualname__}") for kind in classes]
    with torch.serialization.safe_globals([*named, complex]):
        return torch.load(file)
