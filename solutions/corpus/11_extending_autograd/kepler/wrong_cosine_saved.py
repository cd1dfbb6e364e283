# title: saves cosine and sine
# fails: kepler-test [second-derivative-misses-a-path]
# fails: kepler-hidden [second-derivative-misses-a-path]


class Kepler(Function):
    @staticmethod
    def forward(ctx, solve, M, e):
        E = solve(M, e)
        ctx.save_for_backward(torch.cos(E), torch.sin(E), e)
        return E

    @staticmethod
    def backward(ctx, grad_out):
        c, s, e = ctx.saved_tensors
        return None, grad_out / (1 - e * c), grad_out * s / (1 - e * c)
