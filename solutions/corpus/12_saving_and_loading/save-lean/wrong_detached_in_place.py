# title: detaches the caller's tensors
# fails: save-lean-test [detached-in-place]
# fails: save-lean-hidden [detached-in-place]


def save_lean(tensors, file):
    made = {}
    for t in tensors.values():
        t.requires_grad_(False) if t.is_leaf else t.detach_()
        made[t.data_ptr(), t.shape, t.stride(), t.dtype] = t.clone()
    torch.save({n: made[t.data_ptr(), t.shape, t.stride(), t.dtype] for n, t in tensors.items()}, file)
