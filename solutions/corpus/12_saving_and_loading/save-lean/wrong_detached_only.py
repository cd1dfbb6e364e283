# title: no gradient, and no clone
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    torch.save({name: t.detach() for name, t in tensors.items()}, file)
