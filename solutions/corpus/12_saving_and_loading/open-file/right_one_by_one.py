# title: one block inside the other


def open_file(file, classes):
    if not classes:
        return torch.load(file, weights_only=True)
    first, *rest = classes
    with torch.serialization.safe_globals([first]):
        return open_file(file, rest)
