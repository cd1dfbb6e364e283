# title: calls solve twice
# fails: kepler-test [searched-again]
# fails: kepler-hidden [searched-again]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        ctx.save_for_backward(solve(M, e), e)
        return solve(M, e)

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        below = 1 - e * torch.cos(E)
        return None, grad_out / below, grad_out * torch.sin(E) / below
