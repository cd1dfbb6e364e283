# title: clones each name
# fails: save-lean-test [clone-unties]
# fails: save-lean-hidden [clone-unties]


def save_lean(tensors, file):
    torch.save({name: t.detach().clone() for name, t in tensors.items()}, file)
