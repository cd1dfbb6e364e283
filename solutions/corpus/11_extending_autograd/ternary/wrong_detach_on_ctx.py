# title: a detached tensor on ctx
# fails: ternary-test [stored-instead-of-saved]
# fails: ternary-hidden [stored-instead-of-saved]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.w = w.detach()
        return torch.sign(w) * (w.abs() > threshold)

    @staticmethod
    def backward(ctx, grad_out):
        return grad_out * (ctx.w.abs() <= 1), None
