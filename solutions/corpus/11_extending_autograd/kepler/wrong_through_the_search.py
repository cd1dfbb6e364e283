# title: the gradient passes through unchanged
# fails: kepler-test [grad-out-alone]
# fails: kepler-hidden [grad-out-alone]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        return None, grad_out, grad_out
