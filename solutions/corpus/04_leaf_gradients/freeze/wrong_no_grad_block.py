# title: inside no_grad nothing learns, so each tensor is written back to itself there
# fails: freeze-test [no diagnosis]
# fails: freeze-hidden [no diagnosis]
# never: new-tensor-frozen


def freeze(params):
    with torch.no_grad():
        for p in params:
            p.grad = None
            p.copy_(p.detach())
