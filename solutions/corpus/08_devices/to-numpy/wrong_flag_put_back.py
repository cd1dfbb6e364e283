# title: detached in place and switched the flag on again
# fails: to-numpy-test [no diagnosis]
# fails: to-numpy-hidden [no diagnosis]


def as_array(result):
    asks = result.requires_grad
    array = result.detach_().cpu().numpy().copy()
    result.requires_grad_(asks)
    return array
