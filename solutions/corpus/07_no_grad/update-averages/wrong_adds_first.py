# title: Add the new share, then scale with decay.
# fails: update-averages-test [no diagnosis]
# fails: update-averages-hidden [no diagnosis]
import torch


@torch.no_grad()
def update_averages(averages, params, decay):
    share = 1 - decay
    for a, p in zip(averages, params):
        a.add_(p * share)
        a.mul_(decay)
