# title: asks for exactly the class Tensor
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]


def name_tag(x):
    if type(x) is not torch.Tensor:
        return "no tensor"
    return f"{x.dim()}-d {str(x.dtype)[6:]}"
