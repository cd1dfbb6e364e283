# title: detaches the features when the body's graph is built already
# fails: head-loss-test [recorded-and-dropped]
# fails: head-loss-hidden [recorded-and-dropped]


def head_loss(body, head, x, loss_of):
    return loss_of(head(body(x).detach()))
