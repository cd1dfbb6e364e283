# title: an old word that is None does no harm
# fails: modern-options-test [old-flag-left-in]
# fails: modern-options-hidden [old-flag-left-in]


def modern_options(options):
    new = dict(options)
    average, reduce = new.get("size_average"), new.get("reduce")
    if average is None and reduce is None:
        return new
    if reduce is False:
        new["reduction"] = "none"
    else:
        new["reduction"] = "sum" if average is False else "mean"
    for word in ("size_average", "reduce"):
        new.pop(word, None)
    return new
