# title: takes the loss of the features
# fails: head-loss-test [no diagnosis]
# fails: head-loss-hidden [no diagnosis]


def head_loss(body, head, x, loss_of):
    with torch.no_grad():
        features = body(x)
    return loss_of(features.requires_grad_())
