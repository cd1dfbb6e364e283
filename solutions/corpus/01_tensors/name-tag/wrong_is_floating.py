# title: asked only whether it is floating point
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if isinstance(x, torch.Tensor):
        kind = "float32" if x.is_floating_point() else "int64"
        return f"{x.dim()}-d {kind}"
    return "no tensor"
