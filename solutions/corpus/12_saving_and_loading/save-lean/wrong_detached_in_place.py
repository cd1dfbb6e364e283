# title: detaches the caller's tensors
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    made = {}
    for t in tensors.values():
        t.requires_grad_(False) if t.is_leaf else t.detach_()
        made[t.data_ptr(), t.shape, t.stride(), t.dtype] = t.clone()
    torch.save({n: made[t.data_ptr(), t.shape, t.stride(), t.dtype] for n, t in tensors.items()}, file)
