# title: saves the two slopes
# fails: kepler-test [backward-without-history]
# fails: kepler-hidden [backward-without-history]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        below = 1 - e * torch.cos(E)
        ctx.save_for_backward(1 / below, torch.sin(E) / below)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        for_M, for_e = ctx.saved_tensors
        return None, grad_out * for_M, grad_out * for_e
