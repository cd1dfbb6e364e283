# title: cuts out one span of each storage, with what lies between
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]

def save_lean(tensors, file):
    """Save `tensors` in no more bytes than their elements need, and keep ties.

    Args:
        tensors: dict from names (strings) to tensors.
        file: path, or file that is open for writing.
    """
    spans = {}
    for t in tensors.values():
        key = (t.untyped_storage().data_ptr(), t.dtype, t.device)
        first = t.storage_offset()
        last = first + sum((n - 1) * s for n, s in zip(t.shape, t.stride(), strict=True)) if t.numel() else first - 1
        low, high = spans.get(key, (first, last))
        spans[key] = (min(low, first), max(high, last))

    cuts = {}
    lean = {}
    for name, t in tensors.items():
        key = (t.untyped_storage().data_ptr(), t.dtype, t.device)
        low, high = spans[key]
        if key not in cuts:
            size = high + 1 - low
            cuts[key] = t.detach().as_strided((size,), (1,), low).clone()
        lean[name] = cuts[key].as_strided(t.shape, t.stride(), t.storage_offset() - low)
    torch.save(lean, file)
