# title: takes eval() for both
# fails: head-loss-test [body-was-recorded]
# fails: head-loss-hidden [body-was-recorded]


def head_loss(body, head, x, loss_of):
    body.eval()
    return loss_of(head(body(x)))
