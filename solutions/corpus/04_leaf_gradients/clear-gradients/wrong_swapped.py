# title: the two ways exchanged
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]


def clear_gradients(params, skip):
    for p in params:
        if not skip:
            p.grad = None
        elif p.grad is not None:
            p.grad.zero_()
