# title: no denominator for e
# fails: kepler-test [no diagnosis]
# fails: kepler-hidden [no diagnosis]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        return None, grad_out / (1 - e * torch.cos(E)), grad_out * torch.sin(E)
