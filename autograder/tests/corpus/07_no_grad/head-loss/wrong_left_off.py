# title: switches recording off and forgets the head
# fails: head-loss-test [graph-cut]
# fails: head-loss-hidden [graph-cut]


def head_loss(body, head, x, loss_of):
    torch.set_grad_enabled(False)
    features = body(x)
    loss = loss_of(head(features))
    torch.set_grad_enabled(True)
    return loss.requires_grad_()
