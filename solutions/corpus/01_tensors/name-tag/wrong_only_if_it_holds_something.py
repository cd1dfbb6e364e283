# title: a tensor is what holds something
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if isinstance(x, torch.Tensor) and x.numel():
        return f"{x.ndim}-d {str(x.dtype)[6:]}"
    return "no tensor"
