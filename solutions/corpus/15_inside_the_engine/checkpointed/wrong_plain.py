# title: calls the block
# fails: checkpointed-hidden [activations-kept]
# fails: checkpointed-test [activations-kept]

def checkpointed(block, x):
    return block(x)
