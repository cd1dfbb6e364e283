# title: None in place of the word none
# fails: modern-options-test [no diagnosis]
# fails: modern-options-hidden [no diagnosis]


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", None), new.pop("reduce", None)
    if reduce is False:
        new["reduction"] = None
    elif average is False:
        new["reduction"] = "sum"
    elif average is not None or reduce is not None:
        new["reduction"] = "mean"
    return new
