# title: each call of an answer opens a level of forward mode and leaves it open
# unit: 17_other_ways_to_differentiate
# flagged: no
# in: answer hessian-times
{{SOLUTION}}


import torch.autograd.forward_ad as forward

keep = hessian_times


def hessian_times(f, x, v):
    bend = keep(f, x, v)
    forward.enter_dual_level()
    return bend
