# title: drops every option that is None
# fails: modern-options-test [other-options-lost]
# fails: modern-options-hidden [other-options-lost]

def modern_options(options):
    said = {k: v for k, v in options.items() if v is not None}
    size_average, reduce = said.pop("size_average", None), said.pop("reduce", None)
    if size_average is not None or reduce is not None:
        if reduce is False:
            said["reduction"] = "none"
        else:
            said["reduction"] = "sum" if size_average is False else "mean"
    return said
