# title: an exit stack


def open_file(file, classes):
    from contextlib import ExitStack

    with ExitStack() as stack:
        if classes:
            stack.enter_context(torch.serialization.safe_globals(classes))
        return torch.load(file, map_location="cpu")
