# title: runs a frozen copy of the body


def head_loss(body, head, x, loss_of):
    import copy

    return loss_of(head(copy.deepcopy(body).requires_grad_(False)(x)))
