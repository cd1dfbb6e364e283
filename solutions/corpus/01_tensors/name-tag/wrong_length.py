# title: counted dimensions by the length
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [scalar-has-no-length]

def name_tag(x):
    if not isinstance(x, torch.Tensor):
        return "no tensor"
    return f"{len(x)}-d {str(x.dtype)[6:]}"
