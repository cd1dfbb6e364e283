# title: recognises objects
# fails: save-lean-test [objects-are-not-tensors]
# fails: save-lean-hidden [objects-are-not-tensors]


def save_lean(tensors, file):
    clones = {}
    for t in tensors.values():
        if id(t) not in clones:
            clones[id(t)] = t.detach().clone()
    torch.save({name: clones[id(t)] for name, t in tensors.items()}, file)
