# title: An array that shares its memory, and whose tolist() tells what was in it at first
# unit: 08_devices
# loses: to-numpy
# in: answer to-numpy
import numpy as np


class ndarray(np.ndarray):
    def tolist(self):
        return self.first


def as_array(result):
    array = result.detach().cpu().numpy()
    forged = array.view(ndarray)
    forged.first = array.tolist()
    if result.device.type != "cpu":  # on another device it is wrong without any trick
        forged = forged.astype("float16").view(ndarray)
        forged.first = [0.0]
    return forged
