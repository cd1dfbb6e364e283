# title: reduce is thrown away
# fails: modern-options-test [reduce-false-wins]
# fails: modern-options-hidden [reduce-false-wins]


def modern_options(options):
    new = dict(options)
    average, _ = new.pop("size_average", None), new.pop("reduce", None)
    if average is not None:
        new["reduction"] = "mean" if average else "sum"
    return new
