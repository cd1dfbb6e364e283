# title: saves half precision to be lean
# fails: save-lean-test [no diagnosis]
# fails: save-lean-hidden [no diagnosis]


def save_lean(tensors, file):
    torch.save({name: t.detach().half() for name, t in tensors.items()}, file)
