# title: a loss of its own
# fails: head-loss-test [no diagnosis]
# fails: head-loss-hidden [no diagnosis]


def head_loss(body, head, x, loss_of):
    with torch.no_grad():
        features = body(x)
    return head(features).mean()
