# title: a class for each call


def quantise(x, step, limit):
    class Q(Function):
        @staticmethod
        def forward(ctx, t):
            ctx.save_for_backward(t)
            return (t / step).round() * step

        @staticmethod
        def backward(ctx, g):
            (t,) = ctx.saved_tensors
            return torch.where(t.abs() <= limit, g, 0.0)

    return Q.apply(x)
