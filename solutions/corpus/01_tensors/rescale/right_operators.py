# title: with -= and /=, and out=

def rescaled(x):
    moved = torch.sub(x, x.amin())
    torch.div(moved, moved.amax(), out=moved)
    return moved


def rescale_(x):
    x -= x.amin()
    x /= x.amax()
    return x
