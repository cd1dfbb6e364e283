# title: an autograd function of its own, with in-place writes inside


class Smooth(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x, w):
        h = x.clone()
        for i in range(1, len(h)):
            h[i] = w * h[i - 1] + (1 - w) * x[i]
        ctx.save_for_backward(x, w, h)
        return h

    @staticmethod
    def backward(ctx, grad):
        x, w, h = ctx.saved_tensors
        g = grad.clone()
        for i in reversed(range(len(g) - 1)):
            g[i] += w * g[i + 1]
        of_w = (g[1:] * (h[:-1] - x[1:])).sum()
        of_x = g * (1 - w)
        of_x[0] = g[0]
        return of_x, of_w


def smooth(x, w):
    return Smooth.apply(x, w)
