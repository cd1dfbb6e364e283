# title: solve once more in backward
# fails: kepler-test [searched-again]
# fails: kepler-hidden [searched-again]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        ctx.solve = solve
        ctx.save_for_backward(M, e)
        return solve(M, e)

    @staticmethod
    def backward(ctx, grad_out):
        M, e = ctx.saved_tensors
        E = ctx.solve(M, e)
        below = 1 - e * torch.cos(E)
        return None, grad_out / below, grad_out * torch.sin(E) / below
