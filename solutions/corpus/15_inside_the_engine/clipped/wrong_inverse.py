# title: size over limit
# never: choice-turned-round
# fails: clipped-test [no diagnosis]
# fails: clipped-hidden [no diagnosis]
def clipped(h, limit):
    size = h.detach().norm()
    return h * (size / limit).clamp(max=1.0)
