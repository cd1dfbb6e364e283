# title: saves numbers instead of tensors
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    torch.save({name: t.tolist() for name, t in tensors.items()}, file)
