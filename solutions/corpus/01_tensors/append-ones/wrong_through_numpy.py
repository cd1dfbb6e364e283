# title: goes through NumPy
# fails: append-ones-test [through-numpy]
# fails: append-ones-hidden [through-numpy]

def append_ones(x):
    """Return `x` with one more column, of ones.

    x: tensor of shape (n, d), of any element type.
    Returns a tensor of shape (n, d + 1), of the element type and on the device of `x`.
    """
    import numpy as np

    table = x.numpy()
    column = np.ones((table.shape[0], 1), dtype=table.dtype)
    return torch.from_numpy(np.hstack([table, column]))
