# title: multiplies what arrives in place
# fails: ternary-test [arriving-gradient-overwritten]
# fails: ternary-hidden [arriving-gradient-overwritten]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < -threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out.mul_(w.abs() <= 1), None
