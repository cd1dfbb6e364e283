# title: ask the file for the names it needs and compare them with the names of the classes
# fails: open-file-test [file-runs-code]
# fails: open-file-hidden [file-runs-code]
def open_file(file, classes):
    needed = torch.serialization.get_unsafe_globals_in_checkpoint(file)
    known = {c.__name__ for c in classes}
    for name in needed:
        if name.split(".")[-1] not in known:
            raise pickle.UnpicklingError(f"{name} is not allowed")
    if hasattr(file, "seek"):
        file.seek(0)
    return torch.load(file, weights_only=False)
