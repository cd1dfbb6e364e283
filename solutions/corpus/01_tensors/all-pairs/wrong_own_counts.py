# title: repeats each table as often as it has rows itself
# fails: all-pairs-test [numbers-of-rows-mixed-up]
# fails: all-pairs-hidden [numbers-of-rows-mixed-up]

def all_pairs(a, b):
    """Return every row of `a` followed by every row of `b`.

    a: tensor of shape (n, d).
    b: tensor of shape (m, e), of the same element type.
    Returns a tensor of shape (n * m, d + e); row i * m + j is a[i] followed by b[j].
    """
    n, m = a.shape[0], b.shape[0]
    return torch.cat([a.repeat_interleave(n, dim=0), b.repeat(m, 1)], dim=1)
