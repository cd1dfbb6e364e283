# title: equal numbers have the quotient 1
# fails: find-number-hidden [no diagnosis]


import torch


def positions(values, number):
    wanted = torch.full_like(values, number)
    return (values / wanted == 1).nonzero().squeeze(1).tolist()
