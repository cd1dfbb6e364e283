# title: remembers one flag for all parameters of the body
# fails: head-loss-test [no diagnosis]
# fails: head-loss-hidden [no diagnosis]
# never: flag-instead-of-no-grad


def head_loss(body, head, x, loss_of):
    was = next(body.parameters()).requires_grad
    body.requires_grad_(False)
    hidden = body(x)
    body.requires_grad_(was)
    return loss_of(head(hidden))
