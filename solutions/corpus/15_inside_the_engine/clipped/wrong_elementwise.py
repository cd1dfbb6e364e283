# title: clamps each element
# fails: clipped-hidden [no diagnosis]
# fails: clipped-test [no diagnosis]

def clipped(h, limit):
    return h.clamp(-limit, limit)
