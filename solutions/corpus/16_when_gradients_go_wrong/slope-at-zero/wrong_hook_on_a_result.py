# title: a hook on an inner result, also where nothing requires a gradient
# fails: slope-at-zero-test [no-gradient-comes-by]
# fails: slope-at-zero-hidden [no-gradient-comes-by]


def relu_with(x, slope):
    inner = x * 1
    inner.register_hook(lambda g: torch.where(inner == 0, slope * g, g))
    return inner.where(inner >= 0, 0.0)
