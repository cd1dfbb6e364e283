# title: uses the method with the underscore, which changes x
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]
def windows(x, size):
    (step,) = x.stride()
    return x.as_strided_((x.numel() - size + 1, size), (step, step))
