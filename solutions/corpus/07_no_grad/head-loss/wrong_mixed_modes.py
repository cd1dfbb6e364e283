# title: sets the mode of the body again afterwards, and with it that of each part
# fails: head-loss-hidden [no diagnosis]


def head_loss(body, head, x, loss_of):
    mode = body.training
    with torch.no_grad():
        features = body(x)
    body.train(mode)
    return loss_of(head(features))
