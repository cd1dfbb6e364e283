# title: computes what is asked for


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        slope = grad_out / (1 - e * E.cos())
        _, for_M, for_e = ctx.needs_input_grad
        return None, slope if for_M else None, slope * E.sin() if for_e else None
