# title: runs the body on two rows at a time
# fails: head-loss-test [no diagnosis]
# fails: head-loss-hidden [no diagnosis]


def head_loss(body, head, x, loss_of):
    with torch.no_grad():
        pieces = [body(piece) for piece in x.split(2)]
    return loss_of(head(torch.cat(pieces)))
