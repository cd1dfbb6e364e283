# title: saves half precision to be lean
# fails: save-lean-test [changed-to-be-lean]
# fails: save-lean-hidden [changed-to-be-lean]


def save_lean(tensors, file):
    torch.save({name: t.detach().half() for name, t in tensors.items()}, file)
