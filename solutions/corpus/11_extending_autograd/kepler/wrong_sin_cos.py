# title: sine and cosine exchanged
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
        d = 1 - e * torch.sin(E)
        return None, grad_out / d, grad_out * torch.cos(E) / d
