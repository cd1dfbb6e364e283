# title: the new word is thought to win
# fails: modern-options-test [flags-beat-reduction]
# fails: modern-options-hidden [flags-beat-reduction]


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", None), new.pop("reduce", None)
    if "reduction" in new or average is None and reduce is None:
        return new
    new["reduction"] = "none" if reduce is False else "sum" if average is False else "mean"
    return new
