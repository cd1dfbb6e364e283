# title: a slip in the line that is to refuse
# fails: open-file-test [no diagnosis]
# fails: open-file-hidden [no diagnosis]
# never: another-exception


def open_file(file, classes):
    try:
        with torch.serialization.safe_globals(classes):
            return torch.load(file)
    except pickle.UnpicklingError as error:
        refuse(error)
