# title: allows what the file asks for
# fails: open-file-test [no diagnosis]
# fails: open-file-hidden [no diagnosis]


def open_file(file, classes):
    with torch.serialization.safe_globals([*classes, Fraction, date, SimpleNamespace]):
        return torch.load(file)
