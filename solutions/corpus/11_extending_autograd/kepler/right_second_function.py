# title: backward is a Function of its own


class _KeplerBackward(Function):
    @staticmethod
    def forward(ctx, g, e, E):
        d = 1 - e * E.cos()
        ctx.save_for_backward(g, e, E)
        return g / d, g * E.sin() / d

    @staticmethod
    def backward(ctx, a, b):
        g, e, E = ctx.saved_tensors
        d, s, c = 1 - e * E.cos(), E.sin(), E.cos()
        gg = (a + b * s) / d
        top = a * g + b * g * s
        ge = top * c / d**2
        gE = b * g * c / d - top * e * s / d**2
        return gg, ge, gE


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(e, E)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        e, E = ctx.saved_tensors
        return None, *_KeplerBackward.apply(grad_out, e, E)
