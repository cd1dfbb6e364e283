# title: mean, the default, is left out


def modern_options(options):
    new = dict(options)
    flags = [new.pop("size_average", None), new.pop("reduce", None)]
    if flags != [None, None]:
        new.pop("reduction", None)
        if flags[1] is False:
            new["reduction"] = "none"
        elif flags[0] is False:
            new["reduction"] = "sum"
    return new
