# title: knows float32 and int64 only
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if not isinstance(x, torch.Tensor):
        return "no tensor"
    return f"{x.dim()}-d " + ("float32" if isinstance(x, torch.FloatTensor) else "int64")
