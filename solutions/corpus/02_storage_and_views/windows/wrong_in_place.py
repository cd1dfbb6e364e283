# title: gave x itself the shape of the windows
# fails: windows-test [no diagnosis]
# fails: windows-hidden [no diagnosis]


def windows(x, size):
    return x.as_strided_((len(x) - size + 1, size), (x.stride(0), x.stride(0)))
