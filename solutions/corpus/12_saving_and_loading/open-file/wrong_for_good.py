# title: add_safe_globals and no end
# fails: open-file-test [allowed-for-good]
# fails: open-file-hidden [allowed-for-good]


def open_file(file, classes):
    torch.serialization.add_safe_globals(classes)
    return torch.load(file)
