# title: wrote the slope over the gradient that comes in
# fails: slope-at-zero-test [no diagnosis]
# fails: slope-at-zero-hidden [no diagnosis]

def relu_with(x, slope):
    class Relu(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.save_for_backward(x)
            return x.clamp(min=0)

        @staticmethod
        def backward(ctx, g):
            (x,) = ctx.saved_tensors
            g = g.clone()
            g[x < 0] = 0
            g[x == 0] = slope
            return g

    return Relu.apply(x)
