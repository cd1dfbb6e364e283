# title: no average means that nothing is combined
# fails: modern-options-test [no diagnosis]
# fails: modern-options-hidden [no diagnosis]
# never: reduce-false-wins


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", None), new.pop("reduce", None)
    if average is None and reduce is None:
        return new
    if reduce is False:
        new["reduction"] = "sum"
    elif average is False:
        new["reduction"] = "none"
    else:
        new["reduction"] = "mean"
    return new
