# title: asked for a dtype by duck typing, and counted with ndimension

NAMES = [name for name in dir(torch) if str(getattr(torch, name)) == f"torch.{name}"]
KINDS = {getattr(torch, name): name for name in NAMES}


def name_tag(x):
    if not isinstance(getattr(x, "dtype", None), torch.dtype):
        return "no tensor"
    return str(x.ndimension()) + "-d " + KINDS[x.dtype]
