# title: left the prefix in
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if not isinstance(x, torch.Tensor):
        return "no tensor"
    return f"{x.dim()}-d {x.dtype}"
