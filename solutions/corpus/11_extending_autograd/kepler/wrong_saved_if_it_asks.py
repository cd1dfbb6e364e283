# title: saves e only if it requires a gradient
# fails: kepler-hidden [stored-instead-of-saved]


class Kepler(Function):
    """The angle E with E - e sin E = M, found by `solve`; differentiable twice."""

    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        if ctx.needs_input_grad[2]:
            ctx.save_for_backward(E, e)
        else:
            ctx.save_for_backward(E)
            ctx.e = e
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, *asking = ctx.saved_tensors
        e = asking[0] if asking else ctx.e
        base = grad_out / (1 - e * torch.cos(E))
        return None, base, base * torch.sin(E) if asking else None
