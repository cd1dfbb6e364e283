# title: allows everything that is defined beside the classes, "which they may need"
# fails: open-file-test [anything-allowed]
# fails: open-file-hidden [anything-allowed]


def open_file(file, classes):
    family = []
    for kind in classes:
        around = vars(sys.modules[kind.__module__]).values()
        family += [each for each in around if isinstance(each, type) and each.__module__ == kind.__module__]
    with torch.serialization.safe_globals([*classes, *family]):
        return torch.load(file, weights_only=True)
