# title: copies by way of NumPy, which has no bfloat16
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    made = {}
    for t in tensors.values():
        key = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        made[key] = torch.from_numpy(t.detach().numpy().copy())
    torch.save({n: made[t.data_ptr(), t.shape, t.stride(), t.dtype] for n, t in tensors.items()}, file)
