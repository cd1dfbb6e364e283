# title: opens the file itself
# fails: save-lean-test [file-name-expected]
# fails: save-lean-hidden [file-name-expected]


def save_lean(tensors, file):
    clones = {}
    for t in tensors.values():
        key = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        clones.setdefault(key, t.detach().clone())
    lean = {n: clones[(t.data_ptr(), t.shape, t.stride(), t.dtype)] for n, t in tensors.items()}
    with open(file, "wb") as opened:
        torch.save(lean, opened)
