# title: gave the first length
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if isinstance(x, torch.Tensor):
        return f"{x.size(0)}-d {str(x.dtype).removeprefix('torch.')}"
    return "no tensor"
