# title: reduce is left where it is
# fails: modern-options-test [old-flag-left-in]
# fails: modern-options-hidden [old-flag-left-in]


def modern_options(options):
    new = dict(options)
    average = new.pop("size_average", None)
    if average is not None:
        new["reduction"] = "mean" if average else "sum"
    return new
