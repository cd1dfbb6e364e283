# title: zeroes the flat view of the gradient
# fails: clear-gradients-hidden [view-needs-even-strides]


def clear_gradients(params, skip):
    for p in params:
        if p.grad is None:
            continue
        if skip:
            p.grad = None
        else:
            p.grad.detach().view(-1).zero_()
