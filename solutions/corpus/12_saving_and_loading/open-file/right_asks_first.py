# title: asks which names the file needs


def open_file(file, classes):
    safe = [*torch.serialization.get_safe_globals(), *classes]
    names = {f"{kind.__module__}.{kind.__qualname__}" for kind in safe if isinstance(kind, type)}
    for needed in torch.serialization.get_unsafe_globals_in_checkpoint(file):
        if needed not in names:
            raise pickle.UnpicklingError(f"{needed} is not allowed here")
    if hasattr(file, "seek"):
        file.seek(0)
    with torch.serialization.safe_globals(classes):
        return torch.load(file)
