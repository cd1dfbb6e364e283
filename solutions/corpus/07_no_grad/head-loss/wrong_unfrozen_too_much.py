# title: freezes for a moment, and then unfreezes what was frozen before
# fails: head-loss-test [flag-not-put-back]
# fails: head-loss-hidden [flag-not-put-back]


def head_loss(body, head, x, loss_of):
    body.requires_grad_(False)
    features = body(x)
    body.requires_grad_(True)
    return loss_of(head(features))
