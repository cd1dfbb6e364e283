# title: saves a list of pairs
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    made = {}
    for t in tensors.values():
        made[t.data_ptr(), t.shape, t.stride(), t.dtype] = t.detach().clone()
    pairs = [(n, made[t.data_ptr(), t.shape, t.stride(), t.dtype]) for n, t in tensors.items()]
    torch.save(pairs, file)
