# title: clears only those that are not zero already, and asks their sum
# fails: clear-gradients-test [no diagnosis]
# fails: clear-gradients-hidden [no diagnosis]

def clear_gradients(params, skip):
    for p in params:
        if skip:
            p.grad = None
        elif p.grad is not None and p.grad.sum() != 0:
            p.grad.fill_(0)
