# title: autograd.grad, allow_unused, inf norm


def only_noise(net, loss_of):
    def sizes(dtype):
        other = copy.deepcopy(net).to(dtype=dtype)
        ps = dict(other.named_parameters())
        gs = torch.autograd.grad(loss_of(other), list(ps.values()), allow_unused=True)
        return {n: 0 if g is None else float(torch.linalg.vector_norm(g, float("inf"))) for n, g in zip(ps, gs)}

    single, double = sizes(torch.float32), sizes(torch.float64)
    return [n for n in single if single[n] > 0 and 1000 * double[n] < single[n]]
