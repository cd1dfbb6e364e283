# title: divides by the larger

def clipped(h, limit):
    size = h.detach().square().sum().sqrt()
    return h * limit / size.clamp(min=limit)
