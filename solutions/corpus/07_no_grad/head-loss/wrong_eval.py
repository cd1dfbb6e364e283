# title: takes eval() for both
# fails: head-loss-test [recording-not-needed]
# fails: head-loss-hidden [recording-not-needed]


def head_loss(body, head, x, loss_of):
    body.eval()
    return loss_of(head(body(x)))
