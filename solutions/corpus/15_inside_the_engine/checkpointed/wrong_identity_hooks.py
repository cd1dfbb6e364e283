# title: hooks that keep everything
# fails: checkpointed-hidden [activations-kept]
# fails: checkpointed-test [activations-kept]

def checkpointed(block, x):
    with torch.autograd.graph.saved_tensors_hooks(lambda t: t, lambda t: t):
        return block(x)
