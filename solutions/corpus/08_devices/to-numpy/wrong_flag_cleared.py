# title: cuts the history of the result itself
# fails: to-numpy-test [no diagnosis]
# fails: to-numpy-hidden [no diagnosis]


def as_array(result):
    return result.detach_().cpu().numpy().copy()
