# title: the other options are lost
# fails: modern-options-test [other-options-lost]
# fails: modern-options-hidden [other-options-lost]


def modern_options(options):
    if options.get("reduce") is False:
        return {"reduction": "none"}
    return {"reduction": "sum" if options.get("size_average") is False else "mean"}
