# title: detaches everything
# fails: clipped-hidden [no diagnosis]
# fails: clipped-test [no diagnosis]

def clipped(h, limit):
    h = h.detach()
    return h * (limit / h.norm()).clamp(max=1.0)
