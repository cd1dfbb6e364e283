# title: switches recording off for the head as well
# fails: head-loss-test [recording-off-too-long]
# fails: head-loss-hidden [recording-off-too-long]


def head_loss(body, head, x, loss_of):
    with torch.no_grad():
        return loss_of(head(body(x)))
