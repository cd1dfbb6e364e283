# title: saves M too


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M.detach(), e.detach())
        ctx.save_for_backward(E, M, e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        E, M, e = ctx.saved_tensors
        needs = ctx.needs_input_grad
        grad_M = grad_e = None
        if needs[1]:
            grad_M = grad_out / (1 - e * E.cos())
        if needs[2]:
            grad_e = grad_out * E.sin() / (1 - e * E.cos())
        return None, grad_M, grad_e
