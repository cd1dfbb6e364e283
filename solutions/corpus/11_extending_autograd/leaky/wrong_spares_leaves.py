# title: is kind to leaves, and gives back a changed copy of them
# fails: leaky-test [no diagnosis]
# fails: leaky-hidden [no diagnosis]
# never: not-marked-as-changed


class Leaky(Function):
    @staticmethod
    def forward(ctx, x, slope):
        ctx.slope = slope
        if x.is_leaf and x.requires_grad:
            x = x.clone()
        else:
            ctx.mark_dirty(x)
        x.copy_(torch.where(x > 0, x, slope * x))
        ctx.save_for_backward(x)
        return x

    @staticmethod
    def backward(ctx, grad_out):
        (y,) = ctx.saved_tensors
        return torch.where(y > 0, grad_out, grad_out * ctx.slope), None
