# title: another exception
# fails: open-file-test [no diagnosis]
# fails: open-file-hidden [no diagnosis]


def open_file(file, classes):
    try:
        with torch.serialization.safe_globals(classes):
            return torch.load(file)
    except pickle.UnpicklingError:
        raise ValueError("not allowed") from None
