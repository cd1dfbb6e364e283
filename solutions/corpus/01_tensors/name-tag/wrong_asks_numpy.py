# title: asks NumPy for the element type
# fails: name-tag-test [asked-numpy-for-the-type]
# fails: name-tag-hidden [asked-numpy-for-the-type]

def name_tag(x):
    """Return a text such as "2-d float32" for a tensor, and "no tensor" for anything else."""
    if isinstance(x, torch.Tensor):
        return f"{x.ndim}-d {x.numpy().dtype}"
    return "no tensor"
