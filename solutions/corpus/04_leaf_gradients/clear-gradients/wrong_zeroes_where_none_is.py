# title: asks for None the wrong way round
# fails: clear-gradients-test [no-gradient-to-clear]
# fails: clear-gradients-hidden [no-gradient-to-clear]


def clear_gradients(params, skip):
    for p in params:
        if skip:
            p.grad = None
        elif p.grad is None:
            p.grad.zero_()
