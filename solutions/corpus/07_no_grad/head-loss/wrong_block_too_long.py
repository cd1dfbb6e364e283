# title: the block is one line too long
# fails: head-loss-test [recording-off-too-long]
# fails: head-loss-hidden [recording-off-too-long]


def head_loss(body, head, x, loss_of):
    with torch.no_grad():
        described = body(x)
        scored = head(described)
    return loss_of(scored)
