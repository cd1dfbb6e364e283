# title: returns None where it should raise
# fails: open-file-test [no diagnosis]
# fails: open-file-hidden [no diagnosis]
# never: anything-allowed


def open_file(file, classes):
    try:
        with torch.serialization.safe_globals(classes):
            return torch.load(file)
    except pickle.UnpicklingError:
        return None
