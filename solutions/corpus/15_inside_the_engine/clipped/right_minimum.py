# title: the smaller factor

def clipped(h, limit):
    with torch.no_grad():
        factor = torch.minimum(limit / h.norm(), h.new_ones(()))
    return h * factor
