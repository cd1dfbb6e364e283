# title: allows names of classes as text
# fails: open-file-test [no diagnosis]
# fails: open-file-hidden [no diagnosis]


def open_file(file, classes):
    with torch.serialization.safe_globals([c.__name__ for c in classes]):
        return torch.load(file)
