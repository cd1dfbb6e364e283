# title: no flags are taken for the mean
# fails: modern-options-test [reduction-without-flags]
# fails: modern-options-hidden [reduction-without-flags]


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", True), new.pop("reduce", True)
    new["reduction"] = "none" if reduce is False else "sum" if average is False else "mean"
    return new
