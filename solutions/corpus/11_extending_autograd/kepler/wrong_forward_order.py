# title: solve as the last parameter
# fails: kepler-test [arguments-in-their-order]
# fails: kepler-hidden [arguments-in-their-order]


class Kepler(Function):
    @staticmethod
    def forward(ctx, M, e, solve):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        d = 1 - e * torch.cos(E)
        return grad_out / d, grad_out * torch.sin(E) / d, None
