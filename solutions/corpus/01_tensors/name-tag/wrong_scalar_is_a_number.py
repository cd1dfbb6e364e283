# title: took a tensor without dimensions for a number
# fails: name-tag-test [scalar-taken-for-a-number]
# fails: name-tag-hidden [scalar-taken-for-a-number]

def name_tag(x):
    if not isinstance(x, torch.Tensor) or x.shape == ():
        return "no tensor"
    return f"{x.dim()}-d {str(x.dtype)[6:]}"
