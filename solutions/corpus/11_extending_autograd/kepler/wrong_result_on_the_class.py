# title: the result as an attribute of the class
# fails: kepler-test [no diagnosis]
# fails: kepler-hidden [no diagnosis]
# never: result-stored-on-the-node


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        Kepler.E = solve(M, e)
        ctx.save_for_backward(e)
        return Kepler.E

    @staticmethod
    def backward(ctx, grad_out):
        (e,) = ctx.saved_tensors
        below = 1 - e * torch.cos(Kepler.E)
        return None, grad_out / below, grad_out * torch.sin(Kepler.E) / below
