# title: flags counted without solve
# fails: kepler-test [one-flag-for-each-argument]
# fails: kepler-hidden [one-flag-for-each-argument]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        d = 1 - e * torch.cos(E)
        gM = grad_out / d if ctx.needs_input_grad[0] else None
        ge = grad_out * torch.sin(E) / d if ctx.needs_input_grad[1] else None
        return None, gM, ge
