# title: hands the session's own classes to the block, which takes them all off
# never: session-list-cleared
# fails: open-file-test [session-listed-again]
# fails: open-file-hidden [session-listed-again]

def open_file(file, classes):
    """Return what is in `file`; allow these classes meanwhile, and nothing else.

    Args:
        file: path, or open file.
        classes: list of classes.
    """
    everything = [*torch.serialization.get_safe_globals(), *classes]
    with torch.serialization.safe_globals(everything):
        return torch.load(file, weights_only=True)
