# title: adds what it is
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]
# never: class-hides-element-type


def name_tag(x):
    if isinstance(x, torch.Tensor):
        return f"{x.dim()}-d {str(x.dtype)[6:]} Tensor"
    return "no tensor"
