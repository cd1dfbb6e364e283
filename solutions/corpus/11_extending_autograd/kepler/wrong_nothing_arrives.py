# title: computes nothing where only zeros arrive
# fails: kepler-hidden [no diagnosis]


class Kepler(Function):
    """The angle E with E - e sin E = M, found by `solve`; differentiable twice."""

    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(e, E)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        e, E = ctx.saved_tensors
        if not grad_out.any():
            return None, torch.zeros_like(E), torch.zeros_like(E)
        for_M = grad_out / (1 - e * E.cos())
        return None, for_M, for_M * E.sin()
