# title: forgets the classes
# fails: open-file-test [classes-not-passed-on]
# fails: open-file-hidden [classes-not-passed-on]


def open_file(file, classes):
    return torch.load(file, weights_only=True)
