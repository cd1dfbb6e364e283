# title: puts the session right after a refusal, and not after another error
# fails: open-file-hidden [no diagnosis]


def open_file(file, classes):
    before = torch.serialization.get_safe_globals()
    torch.serialization.add_safe_globals(list(classes))

    def as_it_was():
        torch.serialization.clear_safe_globals()
        torch.serialization.add_safe_globals(before)

    try:
        content = torch.load(file, weights_only=True)
    except pickle.UnpicklingError:
        as_it_was()
        raise
    as_it_was()
    return content
