# title: saves in two calls
# fails: kepler-test [too-little-saved]
# fails: kepler-hidden [too-little-saved]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E)
        ctx.save_for_backward(e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        d = 1 - e * torch.cos(E)
        return None, grad_out / d, grad_out * torch.sin(E) / d
