# title: loads after the with block
# fails: open-file-test [classes-not-passed-on]
# fails: open-file-hidden [classes-not-passed-on]


def open_file(file, classes):
    with torch.serialization.safe_globals(classes):
        pass
    return torch.load(file)
