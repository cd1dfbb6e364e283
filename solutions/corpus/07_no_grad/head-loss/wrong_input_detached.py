# title: no history comes in, so none is made
# fails: head-loss-test [body-was-recorded]
# fails: head-loss-hidden [body-was-recorded]


def head_loss(body, head, x, loss_of):
    scores = head(body(x.detach()))
    return loss_of(scores)
