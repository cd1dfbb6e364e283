# title: the copy is made by NumPy


def refill(buffer, rows):
    import numpy as np

    values = np.array(rows.numpy())
    buffer.resize_(values.shape).numpy()[...] = values
