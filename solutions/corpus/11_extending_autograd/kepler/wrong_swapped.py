# title: the gradients exchanged
# fails: kepler-test [gradients-in-another-order]
# fails: kepler-hidden [gradients-in-another-order]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        below = 1 - e * torch.cos(E)
        return None, grad_out * torch.sin(E) / below, grad_out / below
