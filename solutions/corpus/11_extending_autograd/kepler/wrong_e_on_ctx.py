# title: e as an attribute
# fails: kepler-test [stored-instead-of-saved]
# fails: kepler-hidden [stored-instead-of-saved]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.e = e
        ctx.save_for_backward(E)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        (E,) = ctx.saved_tensors
        below = 1 - ctx.e * torch.cos(E)
        return None, grad_out / below, grad_out * torch.sin(E) / below
