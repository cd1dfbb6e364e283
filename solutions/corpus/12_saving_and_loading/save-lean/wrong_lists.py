# title: saves numbers instead of tensors
# fails: save-lean-test [lists-in-the-file]
# fails: save-lean-hidden [lists-in-the-file]


def save_lean(tensors, file):
    torch.save({name: t.tolist() for name, t in tensors.items()}, file)
