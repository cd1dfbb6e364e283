# title: takes the tensors out of the caller's list
# fails: freeze-test [no diagnosis]
# fails: freeze-hidden [no diagnosis]


def freeze(params):
    while params:
        p = params.pop()
        p.requires_grad_(False)
        p.grad = None
