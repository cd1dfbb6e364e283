# title: no_grad as a line of its own
# fails: head-loss-test [recording-not-needed]
# fails: head-loss-hidden [recording-not-needed]


def head_loss(body, head, x, loss_of):
    torch.no_grad()
    features = body(x)
    torch.enable_grad()
    return loss_of(head(features))
