# title: saves the function, too
# fails: kepler-test [only-tensors-are-saved]
# fails: kepler-hidden [only-tensors-are-saved]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(solve, E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        _, E, e = ctx.saved_tensors
        d = 1 - e * torch.cos(E)
        return None, grad_out / d, grad_out * torch.sin(E) / d
