# title: clip_grad_norm_ for one parameter at a time


def clip_each(named, limit):
    with_gradient = {n: p for n, p in named.items() if p.grad is not None}
    sizes = {n: max(float(torch.linalg.vector_norm(p)), 1e-3) for n, p in with_gradient.items()}
    return {
        n: float(torch.nn.utils.clip_grad_norm_([p], limit * sizes[n])) / sizes[n]
        for n, p in with_gradient.items()
    }
