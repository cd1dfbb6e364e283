# title: gets the zeros from 0 times the values
# fails: clear-gradients-hidden [zero-times-infinity]


def clear_gradients(params, skip):
    for p in params:
        if skip:
            p.grad = None
        elif p.grad is not None:
            p.grad = 0 * p.detach()
