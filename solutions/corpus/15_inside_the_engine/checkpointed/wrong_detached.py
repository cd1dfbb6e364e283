# title: returns a result without history
# fails: checkpointed-hidden [second-run-not-recorded]
# fails: checkpointed-test [second-run-not-recorded]

def checkpointed(block, x):
    with torch.no_grad():
        return block(x)
