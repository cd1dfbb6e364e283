# title: evaluation mode while the body runs, and the old mode afterwards
# fails: head-loss-test [no diagnosis]
# fails: head-loss-hidden [no diagnosis]


def head_loss(body, head, x, loss_of):
    mode = body.training
    body.eval()
    with torch.no_grad():
        made = body(x)
    body.train(mode)
    return loss_of(head(made))
