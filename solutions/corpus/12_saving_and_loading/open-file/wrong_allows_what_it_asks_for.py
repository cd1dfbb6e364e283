# title: allows everything the file asks for
# fails: open-file-test [anything-allowed]
# fails: open-file-hidden [anything-allowed]
# never: file-runs-code


def open_file(file, classes):
    names = torch.serialization.get_unsafe_globals_in_checkpoint(file)
    import importlib
    extra = []
    for n in names:
        mod, _, attr = n.rpartition(".")
        extra.append(getattr(importlib.import_module(mod), attr))
    if hasattr(file, "seek"):
        file.seek(0)
    with torch.serialization.safe_globals(extra):
        return torch.load(file)
