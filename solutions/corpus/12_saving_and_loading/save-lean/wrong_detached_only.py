# title: no gradient, and no clone
# fails: save-lean-test [slice-saves-its-storage]
# fails: save-lean-hidden [slice-saves-its-storage]


def save_lean(tensors, file):
    torch.save({name: t.detach() for name, t in tensors.items()}, file)
