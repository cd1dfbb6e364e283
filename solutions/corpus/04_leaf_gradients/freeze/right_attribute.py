# title: sets both attributes, the gradient first


def freeze(params):
    for p in params:
        p.grad, p.requires_grad = None, False
