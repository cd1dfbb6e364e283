# title: mean is always said


def modern_options(options):
    new = {k: v for k, v in options.items() if k not in {"size_average", "reduce", "reduction"}}
    average, reduce = options.get("size_average"), options.get("reduce")
    if average is None and reduce is None:
        new["reduction"] = options.get("reduction", "mean")
    else:
        new["reduction"] = {(True): {True: "mean", False: "sum"}}.get(reduce is not False, {}).get(
            average is not False, "none"
        )
    return new
