# title: a table of all cases


TABLE = {(a, None): "sum" if a is False else "mean" for a in (None, True, False)}
TABLE |= {(a, True): "sum" if a is False else "mean" for a in (None, True, False)}
TABLE |= {(a, False): "none" for a in (None, True, False)}
del TABLE[None, None]


def modern_options(options):
    new = dict(options)
    key = new.pop("size_average", None), new.pop("reduce", None)
    if key in TABLE:
        new["reduction"] = TABLE[key]
    return new
