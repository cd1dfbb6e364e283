# title: a single number comes out with item()
# fails: to-numpy-test [no diagnosis]


import numpy


def as_array(result):
    if result.numel() == 1:
        return numpy.array(result.item(), dtype=str(result.dtype).removeprefix("torch."))
    return result.detach().cpu().clone().numpy()
