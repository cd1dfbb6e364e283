# title: takes 0 dimensions for False
# fails: name-tag-test [scalar-taken-for-a-number]
# fails: name-tag-hidden [scalar-taken-for-a-number]

def name_tag(x):
    """Return a text such as "2-d float32" for a tensor, and "no tensor" for anything else."""
    dimensions = isinstance(x, torch.Tensor) and x.dim()
    if not dimensions:
        return "no tensor"
    return f"{dimensions}-d {str(x.dtype).removeprefix('torch.')}"
