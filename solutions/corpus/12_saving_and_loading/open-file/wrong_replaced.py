# title: only these classes, meanwhile
# fails: open-file-test [no diagnosis]
# fails: open-file-hidden [no diagnosis]


def open_file(file, classes):
    before = torch.serialization.get_safe_globals()
    torch.serialization.clear_safe_globals()
    torch.serialization.add_safe_globals(classes)
    try:
        return torch.load(file)
    finally:
        torch.serialization.clear_safe_globals()
        torch.serialization.add_safe_globals(before)
