# title: passes between threshold and 1 only
# fails: ternary-test [no diagnosis]
# fails: ternary-hidden [no diagnosis]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        ctx.t = threshold
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        mask = (w.abs() <= 1) & (w.abs() > ctx.t)
        return grad_out * mask, None
