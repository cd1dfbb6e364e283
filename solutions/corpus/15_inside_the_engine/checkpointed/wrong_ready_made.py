# title: torch.utils.checkpoint
# fails: checkpointed-hidden [no diagnosis]
# fails: checkpointed-test [no diagnosis]

from torch.utils.checkpoint import checkpoint


def checkpointed(block, x):
    return checkpoint(block, x, use_reentrant=False)
