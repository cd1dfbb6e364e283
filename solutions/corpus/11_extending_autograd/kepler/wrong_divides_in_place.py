# title: divides the gradient that arrives in place
# fails: kepler-test [arriving-gradient-overwritten]
# fails: kepler-hidden [arriving-gradient-overwritten]
class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E
    @staticmethod
    def backward(ctx, g):
        E, e = ctx.saved_tensors
        g.div_(1 - e * E.cos())
        return None, g, g * E.sin()
