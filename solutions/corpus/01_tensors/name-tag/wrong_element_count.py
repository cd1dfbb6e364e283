# title: gave the number of elements
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if isinstance(x, torch.Tensor):
        return f"{x.numel()}-d {str(x.dtype).removeprefix('torch.')}"
    return "no tensor"
