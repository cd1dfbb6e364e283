# title: no_grad as a line of its own
# fails: head-loss-test [body-was-recorded]
# fails: head-loss-hidden [body-was-recorded]


def head_loss(body, head, x, loss_of):
    torch.no_grad()
    features = body(x)
    torch.enable_grad()
    return loss_of(head(features))
