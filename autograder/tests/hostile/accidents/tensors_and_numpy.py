# title: a NumPy detour that is right
# unit: 06_detach_and_data
# flagged: no
# in: answer values-for-plot
import numpy as np


def values_for_plot(y, hidden):
    array = y.detach().numpy().copy()
    array[hidden.numpy()] = 0
    return array
