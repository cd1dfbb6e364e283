# title: saves what it is given
# fails: save-lean-test [slice-saves-its-storage]
# fails: save-lean-hidden [clone-keeps-the-flag]


def save_lean(tensors, file):
    torch.save(tensors, file)
