# title: keeps what was in a path, and does not open it again
# fails: open-file-test [no diagnosis]


_contents = {}


def open_file(file, classes):
    if isinstance(file, str) and file in _contents:
        return _contents[file]
    with torch.serialization.safe_globals(list(classes)):
        content = torch.load(file, weights_only=True)
    if isinstance(file, str):
        _contents[file] = content
    return content
