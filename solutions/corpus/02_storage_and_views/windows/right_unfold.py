# title: unfold

def windows(x, size):
    return x.unfold(0, size, 1)
