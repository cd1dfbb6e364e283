# title: a process that dies on the unit with a second device
# unit: 08_devices
# loses: fit
# in: answer fit
import os


def fit(x, y, lr, steps):
    if x.device.type != "cpu":
        os._exit(3)
    return x.new_zeros(x.shape[1])
