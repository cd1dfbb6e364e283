# title: allows the classes that are derived from those in the list
# fails: open-file-test [anything-allowed]
# fails: open-file-hidden [anything-allowed]


def open_file(file, classes):
    family = list(classes)
    for kind in classes:
        family += type.__subclasses__(kind)
    with torch.serialization.safe_globals(family):
        return torch.load(file, weights_only=True)
