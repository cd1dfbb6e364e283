# title: stripped letters, not a prefix
# fails: name-tag-test [letters-stripped]
# fails: name-tag-hidden [letters-stripped]

def name_tag(x):
    if isinstance(x, torch.Tensor):
        return f"{x.dim()}-d {str(x.dtype).lstrip('torch.')}"
    return "no tensor"
