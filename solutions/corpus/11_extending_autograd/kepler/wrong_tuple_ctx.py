# title: a tuple on ctx
# fails: kepler-test [result-stored-on-the-node]
# fails: kepler-hidden [result-stored-on-the-node]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.kept = (E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.kept
        below = 1 - e * torch.cos(E)
        return None, grad_out / below, grad_out * torch.sin(E) / below
