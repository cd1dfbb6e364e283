# title: ctx last
# fails: kepler-test [context-comes-first]
# fails: kepler-hidden [context-comes-first]


class Kepler(Function):
    @staticmethod
    def forward(solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        below = 1 - e * torch.cos(E)
        return None, grad_out / below, grad_out * torch.sin(E) / below
