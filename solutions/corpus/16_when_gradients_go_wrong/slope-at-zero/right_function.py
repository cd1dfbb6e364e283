# title: a Function of its own


def relu_with(x, slope):
    class Bent(torch.autograd.Function):
        @staticmethod
        def forward(ctx, t):
            ctx.save_for_backward(t)
            return torch.relu(t)

        @staticmethod
        def backward(ctx, g):
            (t,) = ctx.saved_tensors
            return g * torch.where(t > 0, 1.0, torch.where(t == 0, float(slope), 0.0)).to(g)

    return Bent.apply(x)
