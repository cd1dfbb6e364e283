# title: saves the denominator that forward computed
# fails: kepler-test [backward-without-history]
# fails: kepler-hidden [backward-without-history]
class Kepler(Function):
    """The angle E with E - e sin E = M, found by `solve`; differentiable twice.

    Kepler.apply(solve, M, e): `M` and `e` are float tensors of one shape.
    """

    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, 1 - e * torch.cos(E))
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, below = ctx.saved_tensors
        return None, grad_out / below, grad_out * torch.sin(E) / below
