# title: switches recording off and forgets the head
# fails: head-loss-test [recording-off-too-long]
# fails: head-loss-hidden [recording-off-too-long]


def head_loss(body, head, x, loss_of):
    torch.set_grad_enabled(False)
    features = body(x)
    loss = loss_of(head(features))
    torch.set_grad_enabled(True)
    return loss.requires_grad_()
