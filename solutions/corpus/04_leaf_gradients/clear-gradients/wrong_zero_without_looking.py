# title: calls zero_() where there is no gradient
# fails: clear-gradients-test [no-gradient-to-clear]
# fails: clear-gradients-hidden [no-gradient-to-clear]


def clear_gradients(params, skip):
    for p in params:
        if skip:
            p.grad = None
        else:
            p.grad.zero_()
