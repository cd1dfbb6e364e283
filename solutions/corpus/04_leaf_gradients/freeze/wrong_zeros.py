# title: flag off and gradient filled with zeros, which momentum and weight decay do not mind
# fails: freeze-test [none-is-not-zero]
# fails: freeze-hidden [none-is-not-zero]


def freeze(params):
    for p in params:
        p.requires_grad = False
        p.grad.zero_()
