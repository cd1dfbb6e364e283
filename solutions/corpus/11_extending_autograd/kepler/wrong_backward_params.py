# title: backward takes the arguments
# fails: kepler-test [backward-gets-gradients-only]
# fails: kepler-hidden [backward-gets-gradients-only]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, solve, M, e):
        E, e = ctx.saved_tensors
        d = 1 - e * torch.cos(E)
        return None, 1 / d, torch.sin(E) / d
