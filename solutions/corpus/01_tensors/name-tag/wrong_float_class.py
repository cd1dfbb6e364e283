# title: takes FloatTensor for the class of all tensors
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]
def name_tag(x):
    if isinstance(x, torch.FloatTensor):
        return f"{x.ndim}-d {str(x.dtype)[6:]}"
    return "no tensor"
