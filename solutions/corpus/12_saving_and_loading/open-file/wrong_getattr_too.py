# title: the classes, and what pickle often needs
# fails: open-file-test [anything-allowed]
# fails: open-file-hidden [anything-allowed]


def open_file(file, classes):
    with torch.serialization.safe_globals(list(classes) + [getattr, set]):
        return torch.load(file)
