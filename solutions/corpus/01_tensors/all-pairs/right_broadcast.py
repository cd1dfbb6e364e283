# title: filled a table by broadcasting

def all_pairs(a, b):
    (n, d), (m, e) = a.shape, b.shape
    table = a.new_empty(n, m, d + e)
    table[:, :, :d] = a[:, None]
    table[:, :, d:] = b
    return table.view(n * m, d + e)
