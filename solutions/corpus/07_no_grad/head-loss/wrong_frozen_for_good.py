# title: freezes the body and leaves it frozen
# fails: head-loss-test [flag-instead-of-no-grad]
# fails: head-loss-hidden [flag-instead-of-no-grad]


def head_loss(body, head, x, loss_of):
    body.requires_grad_(False)
    return loss_of(head(body(x)))
