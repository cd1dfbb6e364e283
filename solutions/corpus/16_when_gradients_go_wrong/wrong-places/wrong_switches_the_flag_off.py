# title: Ask x itself for a gradient, then give it back without one
# fails: wrong-places-test [flag-of-the-callers-x]
# fails: wrong-places-hidden [flag-of-the-callers-x]
import torch


def wrong_places(f, x):
    x.requires_grad_(True)
    x.grad = None
    out = f(x)
    if out.requires_grad:
        out.backward()
    ours = torch.zeros_like(x) if x.grad is None else x.grad.clone()
    x.grad = None
    x.requires_grad_(False)

    found = []
    for i, step in enumerate(torch.eye(len(x), dtype=x.dtype) * 1e-6):
        slope = (f(x + step) - f(x - step)).item() / 2e-6
        if abs(slope - ours[i].item()) > 1e-4:
            found.append(i)
    return found
