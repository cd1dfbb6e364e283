# title: stripped letters, not a prefix
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if isinstance(x, torch.Tensor):
        return f"{x.dim()}-d {str(x.dtype).lstrip('torch.')}"
    return "no tensor"
