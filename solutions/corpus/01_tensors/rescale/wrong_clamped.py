# title: divides by the largest, and cuts off what is not between 0 and 1
# fails: rescale-test [no diagnosis]
# fails: rescale-hidden [no diagnosis]
def rescaled(x):
    return (x / x.max()).clamp(0, 1)


def rescale_(x):
    x /= x.max()
    x.clamp_(0, 1)
    return x
