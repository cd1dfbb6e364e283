# title: I turn the mask into ones and zeros and multiply with it, before the root and after it.
# fails: safe-functions-test [edge-still-given]
# fails: safe-functions-hidden [edge-still-given]
def root_or_zero(x):
    mask = (x > 0).to(x.dtype)
    return (x * mask).sqrt() * mask


def entropy(p):
    mask = (p > 0).to(p.dtype)
    filled = p + (1 - mask)
    return -(p * filled.log() * mask).sum(1)
