# title: allows what the file asks for
# fails: open-file-test [anything-allowed]
# fails: open-file-hidden [taken-from-the-session]


def open_file(file, classes):
    with torch.serialization.safe_globals([*classes, Fraction, date, SimpleNamespace]):
        return torch.load(file)
