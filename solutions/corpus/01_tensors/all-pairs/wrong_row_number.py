# title: fills a table of zeros, with row i * n + j for row i of a and row j of b
# fails: all-pairs-test [numbers-of-rows-mixed-up]
# fails: all-pairs-hidden [numbers-of-rows-mixed-up]

def all_pairs(a, b):
    n, d = a.shape
    m, e = b.shape
    table = a.new_zeros(n * m, d + e)
    for i in range(n):
        for j in range(m):
            table[i * n + j, :d] = a[i]
            table[i * n + j, d:] = b[j]
    return table
