# title: one pass to find, one to build


def save_lean(tensors, file):
    def spot(t):
        return t.data_ptr(), t.storage_offset(), tuple(t.shape), t.stride(), str(t.dtype)

    originals = {spot(t): t for t in tensors.values()}
    copies = {where: torch.empty(t.shape, dtype=t.dtype) for where, t in originals.items()}
    with torch.no_grad():
        for where, t in originals.items():
            copies[where].copy_(t)
    torch.save({name: copies[spot(t)] for name, t in tensors.items()}, file)
