# title: copies into a buffer that is kept for each shape and used again
# fails: own-floats-test [no diagnosis]
# fails: own-floats-hidden [no diagnosis]
kept_for_shape = {}


def own_floats(numbers):
    source = torch.as_tensor(numbers)
    mine = kept_for_shape.setdefault(source.shape, torch.empty(source.shape))
    return mine.copy_(source)
