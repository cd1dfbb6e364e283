# title: a word that not every loss knows
# fails: modern-options-test [no diagnosis]
# fails: modern-options-hidden [no diagnosis]


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", None), new.pop("reduce", None)
    if average is None and reduce is None:
        return new
    new["reduction"] = None if reduce is False else "sum" if average is False else "mean"
    return new
