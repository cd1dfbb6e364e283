# title: setdefault
# fails: modern-options-test [flags-beat-reduction]
# fails: modern-options-hidden [flags-beat-reduction]


def modern_options(options):
    new = dict(options)
    average, reduce = new.pop("size_average", None), new.pop("reduce", None)
    if average is not None or reduce is not None:
        new.setdefault(
            "reduction", "none" if reduce is False else "sum" if average is False else "mean"
        )
    return new
