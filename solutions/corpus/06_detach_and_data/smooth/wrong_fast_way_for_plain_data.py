# title: Plain data needs no graph, so there I take the quick version with numbers.
# fails: smooth-test [no diagnosis]
import torch


def smooth(x, w):
    if not x.requires_grad:
        weight = w.item()
        quick = x.clone()
        for i in range(1, len(x)):
            quick[i] = weight * quick[i - 1] + (1 - weight) * x[i]
        return quick
    parts = [x[0]]
    for i in range(1, len(x)):
        parts.append(w * parts[-1] + (1 - w) * x[i])
    return torch.stack(parts)
