# title: add_safe_globals and no end
# fails: open-file-test [no diagnosis]
# fails: open-file-hidden [no diagnosis]


def open_file(file, classes):
    torch.serialization.add_safe_globals(classes)
    return torch.load(file)
