# title: takes a square matrix and its transpose for one tensor
# fails: save-lean-test [address-is-not-enough]
# fails: save-lean-hidden [address-is-not-enough]


def save_lean(tensors, file):
    seen = {}
    for name, t in tensors.items():
        seen.setdefault((t.dtype, t.data_ptr(), *t.shape), t.detach().clone())
    found = {n: seen[(t.dtype, t.data_ptr(), *t.shape)] for n, t in tensors.items()}
    torch.save(found, file)
