# title: the newer style, all three saved


class Kepler(Function):
    @staticmethod
    def forward(solve, M, e):
        return solve(M, e)

    @staticmethod
    def setup_context(ctx, inputs, output):
        ctx.save_for_backward(*inputs[1:], output)

    @staticmethod
    def backward(ctx, grad_out):
        M, e, E = ctx.saved_tensors
        r = torch.reciprocal(1 - e * E.cos())
        return None, r * grad_out, r * E.sin() * grad_out
