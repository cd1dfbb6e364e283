# title: autograd.functional and a matrix of moved points


def wrong_places(f, x):
    point = x.detach()
    ours = torch.autograd.functional.jacobian(f, point.clone())
    if ours.shape != point.shape:
        ours = torch.zeros_like(point)
    eye = 1e-5 * torch.eye(len(point), dtype=point.dtype)
    shown = [(f(point + e).item() - f(point - e).item()) / 2e-5 for e in eye]
    gaps = (ours.detach() - torch.tensor(shown, dtype=point.dtype)).abs()
    return ((gaps > 1e-4) | ~ours.isfinite()).nonzero().flatten().tolist()
