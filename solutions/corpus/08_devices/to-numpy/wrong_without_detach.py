# title: leaves the device with its history
# fails: to-numpy-test [numpy-of-recorded]
# fails: to-numpy-hidden [numpy-of-recorded]


def as_array(result):
    return result.cpu().numpy().copy()
