# title: zeroes the parameters instead of the gradients
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]
def clear_gradients(params, skip):
    for p in params:
        if skip:
            p.grad = None
        elif p.grad is not None:
            p.data.zero_()
