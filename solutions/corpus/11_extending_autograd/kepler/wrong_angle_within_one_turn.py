# title: brings the angle back into one turn
# fails: kepler-test [no diagnosis]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e) % (2 * math.pi)
        ctx.save_for_backward(e, E)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        e, E = ctx.saved_tensors
        base = grad_out / (1 - e * E.cos())
        return None, base, base * E.sin()
