# title: returns a result without history
# fails: checkpointed-hidden [graph-cut]
# fails: checkpointed-test [graph-cut]

def checkpointed(block, x):
    with torch.no_grad():
        return block(x)
