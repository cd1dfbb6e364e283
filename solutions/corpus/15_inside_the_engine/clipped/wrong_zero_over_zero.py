# title: nan for a vector of zeros
# fails: clipped-hidden [no diagnosis]

def clipped(h, limit):
    size = h.detach().norm()
    return h / size * size.clamp(max=limit)
