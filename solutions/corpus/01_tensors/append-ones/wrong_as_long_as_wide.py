# title: makes the column as long as the table is wide
# fails: append-ones-test [rows-and-columns-mixed-up]
# fails: append-ones-hidden [rows-and-columns-mixed-up]

def append_ones(x):
    """Return `x` with one more column, of ones.

    x: tensor of shape (n, d), of any element type.
    Returns a tensor of shape (n, d + 1), of the element type and on the device of `x`.
    """
    return torch.cat((x, x.new_ones(x.shape[1], 1)), 1)
