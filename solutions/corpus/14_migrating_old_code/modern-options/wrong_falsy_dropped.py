# title: left out every option that is 0 or None
# fails: modern-options-test [other-options-lost]
# fails: modern-options-hidden [other-options-lost]


def modern_options(options):
    new = {w: s for w, s in options.items() if s and w not in ("size_average", "reduce")}
    average, reduces = options.get("size_average"), options.get("reduce")
    if average is None and reduces is None:
        return new
    new["reduction"] = "none" if reduces is False else "sum" if average is False else "mean"
    return new
