# title: freezes the body for the forward pass, and restores each flag


def head_loss(body, head, x, loss_of):
    flags = [p.requires_grad for p in body.parameters()]
    body.requires_grad_(False)
    features = body(x)
    for p, flag in zip(body.parameters(), flags):
        p.requires_grad_(flag)
    return loss_of(head(features))
