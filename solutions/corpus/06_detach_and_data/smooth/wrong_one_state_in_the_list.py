# title: One running state that is updated in place to save memory, and appended after each step.
# fails: smooth-test [no diagnosis]
# fails: smooth-hidden [no diagnosis]
import torch


def smooth(x, w):
    state = x[0].clone()
    out = [state]
    for value in x[1:]:
        state.mul_(w).add_((1 - w) * value)
        out.append(state)
    return torch.stack(out)
