# title: through the array that shares the memory


def rescaled(x):
    return (x - x.amin()) / (x.amax() - x.amin())


def rescale_(x):
    x.numpy()[...] = rescaled(x).numpy()
    return x
