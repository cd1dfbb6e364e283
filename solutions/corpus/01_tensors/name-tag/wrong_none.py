# title: returned nothing for what is no tensor
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if isinstance(x, torch.Tensor):
        return f"{x.dim()}-d {str(x.dtype).removeprefix('torch.')}"
