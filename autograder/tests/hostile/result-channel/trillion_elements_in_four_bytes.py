# title: A tensor of a trillion elements over one cell of memory, and an array of that kind
# unit: 02_storage_and_views
# loses: colour-rows, slim
# in: answer colour-rows
def colour_rows(images):
    return images.reshape(-1)[:1].expand(len(images), 1 << 40)
# in: answer slim
import numpy as np


def slim(t):
    return np.lib.stride_tricks.as_strided(np.zeros(1, dtype="float32"), (1 << 40,), (0,))
