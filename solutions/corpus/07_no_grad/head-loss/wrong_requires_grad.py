# title: lets the unrecorded loss require grad
# fails: head-loss-test [recording-off-too-long]
# fails: head-loss-hidden [recording-off-too-long]


def head_loss(body, head, x, loss_of):
    with torch.no_grad():
        loss = loss_of(head(body(x)))
    return loss.requires_grad_()
