# title: an error of its own words


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        y = solve(M, e)
        ctx.save_for_backward(y)
        ctx.e, ctx.version = e, e._version
        return y

    @staticmethod
    def backward(ctx, grad_out):
        if ctx.e._version != ctx.version:
            raise ValueError("you changed e, did you not?")
        (y,) = ctx.saved_tensors
        g = grad_out / (1 - ctx.e * y.cos())
        return None, g, g * y.sin()
