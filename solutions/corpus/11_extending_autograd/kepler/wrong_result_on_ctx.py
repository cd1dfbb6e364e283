# title: the result as an attribute
# fails: kepler-test [result-stored-on-the-node]
# fails: kepler-hidden [result-stored-on-the-node]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        ctx.E = solve(M, e)
        ctx.save_for_backward(e)
        return ctx.E

    @staticmethod
    def backward(ctx, grad_out):
        (e,) = ctx.saved_tensors
        below = 1 - e * torch.cos(ctx.E)
        return None, grad_out / below, grad_out * torch.sin(ctx.E) / below
