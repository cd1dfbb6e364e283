# title: passes over leaves that are plain tensors
# fails: freeze-test [no diagnosis]
# fails: freeze-hidden [no diagnosis]
# never: nothing-frozen
def freeze(params):
    """Make sure that nothing moves the tensors in `params` any more.

    Args:
        params: list of leaf tensors that require a gradient and may hold one.
    """
    for p in params:
        if isinstance(p, torch.nn.Parameter):
            p.requires_grad = False
            p.grad = None
