# title: detaches in the loop, which only gives the loop's name another tensor
# fails: freeze-test [new-tensor-frozen]
# fails: freeze-hidden [new-tensor-frozen]
# never: nothing-frozen


def freeze(params):
    for p in params:
        p.grad = None
        p = p.detach()
