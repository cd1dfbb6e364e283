# title: a mask of its own, made in forward


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.inside = (w >= -1) & (w <= 1)
        y = torch.zeros_like(w)
        y[w > threshold] = 1
        y[w < -threshold] = -1
        return y

    @staticmethod
    def backward(ctx, grad_out):
        return grad_out.masked_fill(~ctx.inside, 0), None
