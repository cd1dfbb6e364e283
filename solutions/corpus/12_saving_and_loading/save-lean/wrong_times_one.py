# title: t * 1 is a new tensor without the rest of the storage
# fails: save-lean-test [changed-to-be-lean]


@torch.no_grad()
def save_lean(tensors, file):
    made = {}
    for t in tensors.values():
        where = (t.data_ptr(), t.shape, t.stride(), t.dtype)
        if where not in made:
            made[where] = t * 1
    names = {
        name: made[t.data_ptr(), t.shape, t.stride(), t.dtype] for name, t in tensors.items()
    }
    torch.save(names, file)
