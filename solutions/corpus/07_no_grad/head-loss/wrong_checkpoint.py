# title: checkpoints the body
# fails: head-loss-test [body-was-recorded]
# fails: head-loss-hidden [body-was-recorded]


def head_loss(body, head, x, loss_of):
    from torch.utils.checkpoint import checkpoint

    return loss_of(head(checkpoint(body, x, use_reentrant=False)))
