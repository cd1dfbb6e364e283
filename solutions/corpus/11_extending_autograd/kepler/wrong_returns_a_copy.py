# title: gives the caller a copy, so that what is saved is safe
# fails: kepler-test [second-derivative-misses-a-path]
# fails: kepler-hidden [second-derivative-misses-a-path]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(E, e)
        return E.clone()

    @staticmethod
    def backward(ctx, grad_out):
        E, e = ctx.saved_tensors
        slope = grad_out / (1 - e * torch.cos(E))
        return None, slope, slope * torch.sin(E)
