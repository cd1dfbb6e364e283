# title: None in the wrong place
# fails: kepler-test [none-for-what-is-no-tensor]
# fails: kepler-hidden [none-for-what-is-no-tensor]


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
        return grad_out / below, grad_out * torch.sin(E) / below, None
