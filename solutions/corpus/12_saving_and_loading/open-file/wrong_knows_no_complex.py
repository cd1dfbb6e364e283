# title: load it, then check that only allowed classes are in it
# fails: open-file-test [file-runs-code]
# fails: open-file-hidden [file-runs-code]


def open_file(file, classes):
    plain = (dict, list, tuple, str, int, float, bool, type(None), torch.Tensor)

    def check(value):
        if not isinstance(value, plain + tuple(classes)):
            raise pickle.UnpicklingError(f"{type(value)} is not allowed")
        if isinstance(value, dict):
            for each in value.values():
                check(each)
        elif isinstance(value, (list, tuple)):
            for each in value:
                check(each)

    content = torch.load(file, weights_only=False)
    check(content)
    return content
