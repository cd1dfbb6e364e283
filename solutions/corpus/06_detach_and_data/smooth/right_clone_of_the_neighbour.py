# title: cloned the neighbour

def smooth(x, w):
    h = x.clone()
    for i in range(1, len(x)):
        h[i] = w * h[i - 1].clone() + (1 - w) * x[i]
    return h
