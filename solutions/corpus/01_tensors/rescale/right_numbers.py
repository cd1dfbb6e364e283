# title: took the numbers out first

def rescaled(x):
    low = x.min().item()
    high = x.max().item()
    return (x - low) / (high - low)


def rescale_(x):
    low = x.min().item()
    x -= low
    x /= x.max().item()
    return x
