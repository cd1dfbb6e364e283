# title: loses the shape
# fails: to-numpy-test [no diagnosis]
# fails: to-numpy-hidden [no diagnosis]


def as_array(result):
    return result.detach().flatten().cpu().numpy().copy()
