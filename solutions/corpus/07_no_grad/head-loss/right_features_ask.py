# title: the features are leaves that require grad, which nobody needs and nobody minds


def head_loss(body, head, x, loss_of):
    with torch.no_grad():
        features = body(x)
    return loss_of(head(features.requires_grad_()))
