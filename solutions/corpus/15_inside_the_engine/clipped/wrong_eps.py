# title: adds a little to the norm
# fails: clipped-test [small-number-in-the-norm]
# fails: clipped-hidden [small-number-in-the-norm]


def clipped(h, limit):
    size = h.detach().norm()
    return h * (limit / (size + 1e-6)).clamp(max=1.0)
