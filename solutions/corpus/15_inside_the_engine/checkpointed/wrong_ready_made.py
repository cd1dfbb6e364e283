# title: torch.utils.checkpoint
# fails: checkpointed-hidden [ready-made-checkpoint]
# fails: checkpointed-test [ready-made-checkpoint]

from torch.utils.checkpoint import checkpoint


def checkpointed(block, x):
    return checkpoint(block, x, use_reentrant=False)
