# title: returns the gradient for M twice
# fails: kepler-test [no diagnosis]
# fails: kepler-hidden [no diagnosis]
# never: gradients-in-another-order
class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E
    @staticmethod
    def backward(ctx, g):
        E, e = ctx.saved_tensors
        d = g / (1 - e * E.cos())
        return None, d, d
