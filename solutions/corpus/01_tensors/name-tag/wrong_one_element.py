# title: called one element a scalar
# fails: name-tag-test [one-element-is-no-scalar]
# fails: name-tag-hidden [one-element-is-no-scalar]

def name_tag(x):
    if not isinstance(x, torch.Tensor):
        return "no tensor"
    dims = 0 if x.numel() == 1 else x.dim()
    return f"{dims}-d {str(x.dtype)[6:]}"
