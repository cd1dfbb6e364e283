# title: asks for the names, and does not wind back
# fails: open-file-test [file-not-wound-back]
# fails: open-file-hidden [file-not-wound-back]


def open_file(file, classes):
    names = torch.serialization.get_unsafe_globals_in_checkpoint(file)
    allowed = [f"{c.__module__}.{c.__qualname__}" for c in classes]
    for name in names:
        if name not in allowed:
            raise pickle.UnpicklingError(name)
    return torch.load(file, weights_only=False)
