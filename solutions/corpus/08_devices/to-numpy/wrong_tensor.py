# title: a tensor on the CPU
# fails: to-numpy-test [no diagnosis]
# fails: to-numpy-hidden [no diagnosis]


def as_array(result):
    return result.detach().cpu().clone()
