# title: the bits of a slice, viewed as another dtype, taken for the slice
# fails: save-lean-test [address-is-not-enough]
# fails: save-lean-hidden [address-is-not-enough]

def save_lean(tensors, file):
    """Save `tensors` in no more bytes than their elements need, and keep ties.

    Args:
        tensors: dict from names (strings) to tensors.
        file: path, or file that is open for writing.
    """
    seen = {}
    lean = {}
    for name, t in tensors.items():
        key = (t.data_ptr(), tuple(t.shape), t.stride())
        if key not in seen:
            seen[key] = t.detach().clone()
        lean[name] = seen[key]
    torch.save(lean, file)
