# title: flattens
# fails: save-lean-test [changed-to-be-lean]
# fails: save-lean-hidden [changed-to-be-lean]


def save_lean(tensors, file):
    made = {}
    for t in tensors.values():
        made[t.data_ptr(), t.shape, t.stride(), t.dtype] = t.detach().flatten().clone()
    torch.save({n: made[t.data_ptr(), t.shape, t.stride(), t.dtype] for n, t in tensors.items()}, file)
