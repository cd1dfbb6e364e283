# title: puts the whole list back


def open_file(file, classes):
    before = torch.serialization.get_safe_globals()
    try:
        torch.serialization.add_safe_globals(list(classes))
        return torch.load(file, weights_only=True)
    finally:
        torch.serialization.clear_safe_globals()
        torch.serialization.add_safe_globals(before)
