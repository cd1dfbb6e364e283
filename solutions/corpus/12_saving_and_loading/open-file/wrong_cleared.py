# title: clears the whole list afterwards
# fails: open-file-test [session-list-cleared]
# fails: open-file-hidden [session-list-cleared]


def open_file(file, classes):
    torch.serialization.add_safe_globals(classes)
    try:
        return torch.load(file)
    finally:
        torch.serialization.clear_safe_globals()
