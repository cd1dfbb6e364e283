# title: sum and mean swapped
# fails: modern-options-test [no diagnosis]
# fails: modern-options-hidden [no diagnosis]
# never: none-is-not-false


def modern_options(options):
    new = dict(options)
    a, r = new.pop("size_average", None), new.pop("reduce", None)
    if (a, r) == (None, None):
        new.setdefault("reduction", "mean")
        return new
    if r is False:
        return new | {"reduction": "none"}
    return new | {"reduction": ("sum", "mean")[a is False]}
