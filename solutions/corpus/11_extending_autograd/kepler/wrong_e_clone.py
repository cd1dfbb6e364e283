# title: a copy of e is saved
# fails: kepler-test [copy-has-no-history]
# fails: kepler-hidden [copy-has-no-history]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e.detach().clone())
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        d = 1 - e * torch.cos(E)
        return None, grad_out / d, grad_out * torch.sin(E) / d
