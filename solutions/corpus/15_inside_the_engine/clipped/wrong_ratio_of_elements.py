# title: the ratio of the elements, 1 where one is 0
# fails: clipped-test [no diagnosis]


def clipped(h, limit):
    d = h.detach()
    unit = torch.nn.functional.normalize(d, dim=0)
    target = torch.where(d.norm() > limit, unit * limit, d)
    ratio = torch.nan_to_num(target / d, nan=1.0)
    return h * ratio
