# title: never leaves the device
# fails: to-numpy-test [numpy-needs-the-cpu]
# fails: to-numpy-hidden [numpy-needs-the-cpu]


def as_array(result):
    return result.detach().numpy().copy()
