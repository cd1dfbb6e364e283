# title: saves arrays
# fails: save-lean-test [classes-in-the-file]
# fails: save-lean-hidden [classes-in-the-file]


def save_lean(tensors, file):
    torch.save({name: t.detach().numpy().copy() for name, t in tensors.items()}, file)
