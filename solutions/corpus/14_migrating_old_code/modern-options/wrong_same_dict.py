# title: gives the same dictionary back where nothing is to be done
# fails: modern-options-test [no diagnosis]
# fails: modern-options-hidden [no diagnosis]


def modern_options(options):
    if "size_average" not in options and "reduce" not in options:
        return options
    new = dict(options)
    average, reduce = new.pop("size_average", None), new.pop("reduce", None)
    if average is None and reduce is None:
        return new
    new["reduction"] = "none" if reduce is False else "sum" if average is False else "mean"
    return new
