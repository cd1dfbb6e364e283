# title: overwrites what arrives
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
        grad_out[w.abs() > 1] = 0
        return grad_out, None
