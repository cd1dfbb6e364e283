# title: checkpoints the body
# fails: head-loss-test [recording-not-needed]
# fails: head-loss-hidden [recording-not-needed]


def head_loss(body, head, x, loss_of):
    from torch.utils.checkpoint import checkpoint

    return loss_of(head(checkpoint(body, x, use_reentrant=False)))
