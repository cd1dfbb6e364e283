# title: sin E from the equation itself
# fails: kepler-test [no diagnosis]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(M, e, E)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        M, e, E = ctx.saved_tensors
        slope = grad_out / (1 - e * E.cos())
        return None, slope, slope * (E - M) / e
