# title: a hook on x puts the slope in, where x requires a gradient
# never: no-gradient-comes-by
# fails: slope-at-zero-test [no diagnosis]
# fails: slope-at-zero-hidden [no diagnosis]


def relu_with(x, slope):
    at_kink = x.detach() == 0
    if x.requires_grad:
        x.register_hook(lambda g: g.masked_fill(at_kink, slope))
    return torch.relu(x)
