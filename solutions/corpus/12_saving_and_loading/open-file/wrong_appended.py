# title: changes the caller's list
# fails: open-file-test [callers-list-changed]
# fails: open-file-hidden [callers-list-changed]


def open_file(file, classes):
    classes += [complex]
    with torch.serialization.safe_globals(classes):
        return torch.load(file)
