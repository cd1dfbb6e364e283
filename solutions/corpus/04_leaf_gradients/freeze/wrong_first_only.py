# title: freezes the first tensor of the list
# fails: freeze-test [no diagnosis]
# fails: freeze-hidden [no diagnosis]


def freeze(params):
    params[0].requires_grad_(False)
    params[0].grad = None
