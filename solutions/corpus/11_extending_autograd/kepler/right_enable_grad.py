# title: differentiates the equation itself


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(M, e, E)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        M, e, E = ctx.saved_tensors
        slope = torch.pow(1 - torch.cos(E) * e, -1) * grad_out
        return (None, slope, torch.mul(slope, torch.sin(E)))
