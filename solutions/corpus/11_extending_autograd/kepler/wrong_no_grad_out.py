# title: without grad_out
# fails: kepler-test [grad-out-forgotten]
# fails: kepler-hidden [grad-out-forgotten]


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
        return None, 1 / below, torch.sin(E) / below
