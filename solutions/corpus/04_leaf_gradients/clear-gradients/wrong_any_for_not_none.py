# title: truth of the gradient decides, zeros are taken for None
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]
def clear_gradients(params, skip):
    for p in params:
        if p.grad is None or not p.grad.any():
            p.grad = None
        elif skip:
            p.grad = None
        else:
            p.grad.zero_()
