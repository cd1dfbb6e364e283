# title: takes back only if all went well
# fails: open-file-test [no diagnosis]
# fails: open-file-hidden [no diagnosis]
# never: allowed-for-good


def open_file(file, classes):
    before = torch.serialization.get_safe_globals()
    torch.serialization.add_safe_globals(classes)
    content = torch.load(file)
    torch.serialization.clear_safe_globals()
    torch.serialization.add_safe_globals(before)
    return content
