# title: lets reduction stand where it is there
# fails: modern-options-test [flags-beat-reduction]
# fails: modern-options-hidden [flags-beat-reduction]


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", None), new.pop("reduce", None)
    if "reduction" in new:
        return new
    if reduce is False:
        new["reduction"] = "none"
    elif average is False:
        new["reduction"] = "sum"
    return new
