# title: detaches everything
# fails: clipped-hidden [graph-cut]
# fails: clipped-test [graph-cut]

def clipped(h, limit):
    h = h.detach()
    return h * (limit / h.norm()).clamp(max=1.0)
