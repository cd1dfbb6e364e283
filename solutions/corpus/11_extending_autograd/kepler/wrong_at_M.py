# title: the slope at M
# fails: kepler-test [slope-at-the-argument]
# fails: kepler-hidden [slope-at-the-argument]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(M, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        M, e = ctx.saved_tensors
        below = 1 - e * torch.cos(M)
        return None, grad_out / below, grad_out * torch.sin(M) / below
