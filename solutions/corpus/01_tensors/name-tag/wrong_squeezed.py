# title: dropped the dimensions of length 1
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]
# never: one-element-is-no-scalar

def name_tag(x):
    if isinstance(x, torch.Tensor):
        return f"{x.squeeze().dim()}-d {str(x.dtype).removeprefix('torch.')}"
    return "no tensor"
