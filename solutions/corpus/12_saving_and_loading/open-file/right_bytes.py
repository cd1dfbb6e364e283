# title: from a copy of the bytes


def open_file(file, classes):
    if isinstance(file, str):
        with open(file, "rb") as opened:
            data = opened.read()
    else:
        data = file.read()
    with torch.serialization.safe_globals(classes):
        content = torch.load(io.BytesIO(data))
    return content
