# title: a clone on ctx


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.old = w.detach().clone()
        out = w.clone()
        out[w.abs() <= threshold] = 0
        return out.sign()

    @staticmethod
    def backward(ctx, grad_out):
        g = grad_out.clone()
        g[ctx.old.abs() > 1] = 0.0
        return g, None
