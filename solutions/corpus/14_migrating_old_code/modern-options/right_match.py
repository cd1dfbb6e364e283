# title: a match statement


def modern_options(options):
    new = dict(options)
    match new.pop("size_average", None), new.pop("reduce", None):
        case None, None:
            pass
        case _, False:
            new["reduction"] = "none"
        case False, _:
            new["reduction"] = "sum"
        case _:
            new["reduction"] = "mean"
    return new
