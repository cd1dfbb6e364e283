# title: size_average is asked before reduce
# fails: modern-options-test [reduce-false-wins]
# fails: modern-options-hidden [reduce-false-wins]


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", None), new.pop("reduce", None)
    if average is None and reduce is None:
        return new
    new["reduction"] = "sum" if average is False else "none" if reduce is False else "mean"
    return new
