# title: keeps sine and cosine besides
# fails: kepler-test [kept-what-can-be-computed]
# fails: kepler-hidden [kept-what-can-be-computed]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.sine, ctx.cosine = E.sin(), E.cos()
        ctx.save_for_backward(M, E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        M, E, e = ctx.saved_tensors
        below = 1 - e * E.cos()
        return None, grad_out / below, grad_out * E.sin() / below
