# title: what is one tensor is told by address and shape
# fails: save-lean-test [address-is-not-enough]
# fails: save-lean-hidden [address-is-not-enough]

def save_lean(tensors, file):
    copies, lean = {}, {}
    for name, t in tensors.items():
        key = (t.data_ptr(), tuple(t.shape))
        lean[name] = copies.setdefault(key, t.detach().clone())
    torch.save(lean, file)
