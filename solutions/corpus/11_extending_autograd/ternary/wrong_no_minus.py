# title: compares with +threshold on both sides
# fails: ternary-test [no diagnosis]
# fails: ternary-hidden [no diagnosis]


class Ternary(Function):
    @staticmethod
    def forward(ctx, w, threshold):
        ctx.save_for_backward(w)
        return (w > threshold).to(w.dtype) - (w < threshold).to(w.dtype)

    @staticmethod
    def backward(ctx, grad_out):
        (w,) = ctx.saved_tensors
        return grad_out * (w.abs() <= 1), None
