# title: get with a default does not help against None
# fails: modern-options-test [none-is-not-false]
# fails: modern-options-hidden [none-is-not-false]


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", True), new.pop("reduce", True)
    if "size_average" in options or "reduce" in options:
        new["reduction"] = "none" if not reduce else "mean" if average else "sum"
    return new
