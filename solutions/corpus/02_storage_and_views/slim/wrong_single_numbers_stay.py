# title: keeps tensors without dimensions, for they are small anyway
# fails: slim-test [no diagnosis]
# fails: slim-hidden [no diagnosis]
# never: slice-keeps-storage
def slim(t):
    if t.dim() == 0:
        return t
    copied = t.clone(memory_format=torch.contiguous_format)
    smaller = copied.untyped_storage().nbytes() < t.untyped_storage().nbytes()
    return copied if smaller else t
