# title: PyTorch's own table


def modern_options(options):
    from torch.nn import _reduction

    new = {**options}
    flags = new.pop("size_average", None), new.pop("reduce", None)
    if any(flag is not None for flag in flags):
        new["reduction"] = _reduction.legacy_get_string(*flags, emit_warning=False)
    return new
