# title: clamps each element
# fails: clipped-hidden [each-element-by-itself]
# fails: clipped-test [each-element-by-itself]

def clipped(h, limit):
    return h.clamp(-limit, limit)
