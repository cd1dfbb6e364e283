# title: switches recording off for the wrong half
# fails: head-loss-test [no diagnosis]
# fails: head-loss-hidden [no diagnosis]
# never: recording-off-too-long


def head_loss(body, head, x, loss_of):
    described = body(x)
    with torch.no_grad():
        scored = head(described)
    return loss_of(scored)
