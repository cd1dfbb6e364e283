# title: saves arrays
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    torch.save({name: t.detach().numpy().copy() for name, t in tensors.items()}, file)
