# title: dropped the dimensions of length 1
# fails: name-tag-test [one-element-is-no-scalar]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if isinstance(x, torch.Tensor):
        return f"{x.squeeze().dim()}-d {str(x.dtype).removeprefix('torch.')}"
    return "no tensor"
