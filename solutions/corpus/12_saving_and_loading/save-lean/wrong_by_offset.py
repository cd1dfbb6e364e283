# title: the offset for the address
# fails: save-lean-test [offset-in-its-storage]
# fails: save-lean-hidden [offset-in-its-storage]
# never: equal-is-not-the-same
def save_lean(tensors, file):
    """Save `tensors` in no more bytes than their elements need, and keep ties.

    Args:
        tensors: dict from names (strings) to tensors.
        file: path, or file that is open for writing.
    """
    clones, lean = ({}, {})
    for label, t in tensors.items():
        place = (t.storage_offset(), t.shape, t.stride(), t.dtype)
        if place not in clones:
            clones[place] = t.detach().clone()
        lean[label] = clones[place]
    torch.save(lean, file)
