# title: only these classes, meanwhile
# fails: open-file-test [session-list-replaced]
# fails: open-file-hidden [session-list-replaced]


def open_file(file, classes):
    before = torch.serialization.get_safe_globals()
    torch.serialization.clear_safe_globals()
    torch.serialization.add_safe_globals(classes)
    try:
        return torch.load(file)
    finally:
        torch.serialization.clear_safe_globals()
        torch.serialization.add_safe_globals(before)
