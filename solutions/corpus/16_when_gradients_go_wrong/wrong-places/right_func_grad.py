# title: torch.func.grad and a finer difference


def wrong_places(f, x):
    point = x.detach().clone()
    grad = torch.func.grad(f)(point)
    eye = torch.eye(len(x), dtype=x.dtype) * 1e-3
    slope = torch.stack(
        [(8 * (f(point + e) - f(point - e)) - f(point + 2 * e) + f(point - 2 * e)) / 12e-3 for e in eye]
    ).detach()
    return (~((grad - slope).abs() <= 1e-4)).nonzero().flatten().tolist()
