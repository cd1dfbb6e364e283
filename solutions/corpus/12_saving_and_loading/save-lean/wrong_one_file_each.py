# title: several saves into one file
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    for name, t in tensors.items():
        torch.save({name: t.detach().clone()}, file)
