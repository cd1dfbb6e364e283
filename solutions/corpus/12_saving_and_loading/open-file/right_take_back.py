# title: takes back what it added


def open_file(file, classes):
    before = torch.serialization.get_safe_globals()
    torch.serialization.add_safe_globals(classes)
    try:
        return torch.load(file)
    finally:
        torch.serialization.clear_safe_globals()
        torch.serialization.add_safe_globals(before)
