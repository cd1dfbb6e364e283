# title: multiplies by infinity in the branch not taken
# never: zero-over-zero
# fails: clipped-test [branch-not-taken-gives-nan]
# fails: clipped-hidden [branch-not-taken-gives-nan]


def clipped(h, limit):
    size = h.detach().norm()
    return torch.where(size > limit, h * (limit / size), h)
