# title: cos where sin belongs
# fails: kepler-test [no diagnosis]
# fails: kepler-hidden [no diagnosis]

class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(e, E)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        e, E = ctx.saved_tensors
        d = 1 - e * torch.cos(E)
        return None, grad_out / d, grad_out * torch.cos(E) / d
