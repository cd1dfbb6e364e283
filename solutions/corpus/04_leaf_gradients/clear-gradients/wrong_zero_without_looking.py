# title: calls zero_() where there is no gradient
# fails: clear-gradients-test [cleared-before-first-backward]
# fails: clear-gradients-hidden [cleared-before-first-backward]


def clear_gradients(params, skip):
    for p in params:
        if skip:
            p.grad = None
        else:
            p.grad.zero_()
