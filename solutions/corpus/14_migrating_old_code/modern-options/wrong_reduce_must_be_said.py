# title: either False means none
# fails: modern-options-test [none-is-not-false]
# fails: modern-options-hidden [none-is-not-false]


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", None), new.pop("reduce", None)
    if average is None and reduce is None:
        return new
    new["reduction"] = (
        "none" if reduce is False else "sum" if average is False and reduce else "mean"
    )
    return new
