# title: allows more than it was asked for
# fails: open-file-test [anything-allowed]
# fails: open-file-hidden [anything-allowed]


def open_file(file, classes):
    import collections
    with torch.serialization.safe_globals([*classes, date, SimpleNamespace]):
        return torch.load(file)
