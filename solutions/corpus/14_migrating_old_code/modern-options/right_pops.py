# title: a copy, and pop


def modern_options(options):
    new = dict(options)
    average = new.pop("size_average", None)
    reduce = new.pop("reduce", None)
    if average is None and reduce is None:
        return new
    if reduce is None:
        reduce = True
    if average is None:
        average = True
    if not reduce:
        new["reduction"] = "none"
    elif average:
        new["reduction"] = "mean"
    else:
        new["reduction"] = "sum"
    return new
