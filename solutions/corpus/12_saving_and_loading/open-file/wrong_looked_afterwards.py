# title: runs it all, and looks afterwards
# fails: open-file-test [file-runs-code]
# fails: open-file-hidden [file-runs-code]


def open_file(file, classes):
    content = torch.load(file, weights_only=False)
    for thing in content["things"]:
        if type(thing) not in [*classes, complex, *torch.serialization.get_safe_globals()]:
            raise pickle.UnpicklingError(f"{type(thing).__name__} is not allowed")
    return content
