# title: asks for the truth of None
# fails: modern-options-test [none-is-not-false]
# fails: modern-options-hidden [none-is-not-false]


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", None), new.pop("reduce", None)
    if average is None and reduce is None:
        return new
    if reduce is False:
        new["reduction"] = "none"
    elif average:
        new["reduction"] = "mean"
    else:
        new["reduction"] = "sum"
    return new
