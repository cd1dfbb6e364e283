# title: works in the caller's tensor and puts the numbers back
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]
def rescaled(x):
    low = x.min().clone()
    x -= low
    result = x / x.max()
    x += low
    return result


def rescale_(x):
    return x.copy_((x - x.min()) / (x.max() - x.min()))
