# title: took everything with a dtype for a tensor
# fails: name-tag-test [no diagnosis]
# fails: name-tag-hidden [no diagnosis]

def name_tag(x):
    if not hasattr(x, "dtype"):
        return "no tensor"
    return f"{x.ndim}-d {str(x.dtype).replace('torch.', '')}"
