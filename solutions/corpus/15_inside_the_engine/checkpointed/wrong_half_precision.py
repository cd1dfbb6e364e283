# title: packs to half the size
# fails: checkpointed-hidden [packed-with-loss]
# fails: checkpointed-test [packed-with-loss]

def checkpointed(block, x):
    def pack(t):
        return t.dtype, t.to(torch.float32)

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda kept: kept[1].to(kept[0])):
        return block(x)
