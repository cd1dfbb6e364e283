# title: keeps where x was positive as a NumPy array
# fails: leaky-test [kept-what-the-result-tells]
# fails: leaky-hidden [kept-what-the-result-tells]


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        positive = x > 0
        ctx.positive = positive.cpu().numpy()
        ctx.slope = slope
        x.mul_(torch.where(positive, 1.0, slope).to(x.dtype))
        ctx.mark_dirty(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        positive = torch.from_numpy(np.asarray(ctx.positive)).to(grad_out.device)
        return torch.where(positive, grad_out, ctx.slope * grad_out), None
