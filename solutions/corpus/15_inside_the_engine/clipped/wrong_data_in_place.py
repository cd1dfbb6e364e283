# title: scales the values of h itself
# fails: clipped-test [changed-the-callers-tensor]
# fails: clipped-hidden [changed-the-callers-tensor]


def clipped(h, limit):
    size = h.detach().norm()
    h.data *= (limit / size).clamp(max=1.0)
    return h
