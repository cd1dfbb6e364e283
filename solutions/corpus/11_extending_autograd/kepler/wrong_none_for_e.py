# title: no gradient for e
# fails: kepler-test [none-for-an-argument-that-asks]
# fails: kepler-hidden [none-for-an-argument-that-asks]
# never: one-flag-for-each-argument


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        return None, grad_out / (1 - e * torch.cos(E)), None
