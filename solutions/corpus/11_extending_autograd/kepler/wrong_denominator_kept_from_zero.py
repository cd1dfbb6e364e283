# title: keeps the denominator from becoming small
# fails: kepler-test [no diagnosis]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(e, E)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        e, E = ctx.saved_tensors
        base = grad_out / (1 - e * E.cos()).clamp(min=0.1)
        return None, base, base * E.sin()
