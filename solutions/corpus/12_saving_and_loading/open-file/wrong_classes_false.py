# title: weights_only depends on the classes
# fails: open-file-test [file-runs-code]
# fails: open-file-hidden [file-runs-code]


def open_file(file, classes):
    return torch.load(file, weights_only=not classes)
