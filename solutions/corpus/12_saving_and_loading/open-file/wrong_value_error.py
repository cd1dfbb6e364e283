# title: another exception
# fails: open-file-test [another-exception]
# fails: open-file-hidden [another-exception]


def open_file(file, classes):
    try:
        with torch.serialization.safe_globals(classes):
            return torch.load(file)
    except pickle.UnpicklingError:
        raise ValueError("not allowed") from None
