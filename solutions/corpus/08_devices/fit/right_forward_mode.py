# title: forward mode, one direction for each weight
import torch.autograd.forward_ad as forward


def fit(x, y, lr, steps):
    w = torch.zeros(x.shape[1], device=x.device)
    for _ in range(steps):
        slopes = []
        for direction in torch.eye(len(w), device=x.device):
            with forward.dual_level():
                loss = ((x @ forward.make_dual(w, direction) - y) ** 2).sum()
                slopes.append(forward.unpack_dual(loss).tangent)
        w = w - lr * torch.stack(slopes)
    return w
