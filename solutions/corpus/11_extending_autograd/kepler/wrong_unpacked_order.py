# title: saves e first and unpacks E first
# fails: kepler-test [unpacked-in-another-order]
# fails: kepler-hidden [unpacked-in-another-order]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(e, E)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        d = 1 - e * torch.cos(E)
        return None, grad_out / d, grad_out * torch.sin(E) / d
