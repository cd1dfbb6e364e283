# title: the caller's dictionary is changed
# fails: modern-options-test [no diagnosis]
# fails: modern-options-hidden [no diagnosis]


def modern_options(options):
    average, reduce = options.pop("size_average", None), options.pop("reduce", None)
    if average is not None or reduce is not None:
        options["reduction"] = "none" if reduce is False else "sum" if average is False else "mean"
    return options
