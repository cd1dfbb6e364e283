# title: a sign wrong
# fails: kepler-test [sign-in-the-denominator]
# fails: kepler-hidden [sign-in-the-denominator]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        below = 1 + e * torch.cos(E)
        return None, grad_out / below, grad_out * torch.sin(E) / below
