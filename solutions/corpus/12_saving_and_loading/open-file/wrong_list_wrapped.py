# title: a list in a list
# fails: open-file-test [no diagnosis]
# fails: open-file-hidden [no diagnosis]


def open_file(file, classes):
    with torch.serialization.safe_globals([classes]):
        return torch.load(file)
